import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseInMenu, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/** The number beside an entry of the menu; empty without one. */
const menuCount = (path: string) =>
  document.querySelector(`nav a[href="${path}"] [title]`)?.getAttribute('title')?.match(/\d+/)?.[0] ?? '';

test('W2.6: menu, filter and home page show the same counts, also after a change in another browser tab', async () => {
  const { server, user } = await renderApp({ url: '/comment/comment', account: 'service' });
  await findOnPage(/^待审核 42$/);
  await waitFor(() => expect(menuCount('/comment/comment')).toBe('42'));

  await server.visitors.comment({ text: '周末有讲解吗？' });
  // Another browser tab acts on comments.
  const otherTab = new BroadcastChannel('records');
  otherTab.postMessage('/comment/comment');
  await waitFor(() => expect(menuCount('/comment/comment')).toBe('43'));
  otherTab.close();
  await waitFor(() => onPage().getByText(/^待审核 43$/));
  await chooseInMenu(user, '首页');
  await findOnPage('43条');
});

test('a count has the colour and the words of the most urgent item', async () => {
  await renderApp({ account: 'service' });
  await waitFor(() => expect(menuCount('/comment/comment')).toBe('42'));
  const look = (path: string) => {
    const count = document.querySelector<HTMLElement>(`nav a[href="${path}"] [title]`);
    return [count?.dataset['urgency'], count?.title];
  };
  expect([look('/comment/comment'), look('/book/book')]).toEqual([
    [undefined, '42条待处理'],
    ['late', '40条待处理，有逾期'],
  ]);
});

test('without the right for either inbox there are no counts and no requests for them', async () => {
  const { server } = await renderApp({ url: '/system/logManager', account: 'editor', grants: ['/system/logManager'] });
  await findOnPage('日志管理');
  expect([menuCount('/comment/comment'), server.callsOf('/profile/waiting')]).toEqual(['', []]);
});
