import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { chooseInMenu, fill, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const plain = { pageNum: 1, pageSize: 20 };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

async function openList(search = ''): Promise<RenderedApp> {
  const app = await renderApp({ url: science + search, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  return app;
}

/** Longer than the pause for typing, so that every pending request has been sent. */
const rest = () => vi.advanceTimersByTimeAsync(2000);

const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');

/** The visible address, the text in the field, and the queries that the server received. */
const state = ({ server }: RenderedApp) => ({
  address: decodeURIComponent(location.pathname + location.search),
  typed: keyword().value,
  asked: server.callsOf(`${science}/query`).map(({ body }) => body),
});

test('a keystroke renders nothing, and the button clears the field and keeps the focus in it', async () => {
  const app = await openList();
  await app.user.click(keyword());
  const observer = new MutationObserver(() => {});
  observer.observe(shownPage(), { subtree: true, childList: true, attributes: true, characterData: true });
  await app.user.keyboard('红树');
  const changes = observer
    .takeRecords()
    .map(({ type, attributeName, target }) => [type, attributeName, target.nodeName]);
  observer.disconnect();
  expect({ typed: keyword().value, changes }).toEqual({ typed: '红树', changes: [] });
  await app.user.click(onPage().getByRole('button', { name: '清除' }));
  await rest();
  expect({ ...state(app), isFocused: document.activeElement === keyword() }).toEqual({
    address: science,
    typed: '',
    asked: [plain],
    isFocused: true,
  });
});

test('reset discards pending input', async () => {
  const app = await openList('?status=online');
  await fill(app.user, keyword(), '红树');
  await app.user.click(onPage().getByText('重置'));
  await rest();
  await waitFor(() =>
    expect(state(app)).toEqual({ address: science, typed: '', asked: [{ ...plain, status: 'online' }, plain] }),
  );
});

test('a new address overrides pending input', async () => {
  const app = await openList();
  await fill(app.user, keyword(), '红树');
  navigate(`${science}?keyword=鳄蜥`);
  await rest();
  await waitFor(() =>
    expect(state(app)).toEqual({
      address: `${science}?keyword=鳄蜥`,
      typed: '鳄蜥',
      asked: [plain, { ...plain, keyword: '鳄蜥' }],
    }),
  );
});

test('input pending when the list is left is searched for on return, not before', async () => {
  const app = await openList();
  await fill(app.user, keyword(), '红树');
  await chooseInMenu(app.user, '资讯中心');
  await findOnPage('共60条');
  await rest();
  await waitFor(() => expect(state(app)).toEqual({ address: news, typed: '', asked: [plain] }));
  await app.user.click(screen.getByText('科普知识', { selector: 'header li a *' }));
  await waitFor(() => expect(keyword().value).toBe('红树'));
  await rest();
  await waitFor(() =>
    expect(state(app)).toEqual({
      address: `${science}?keyword=红树`,
      typed: '红树',
      asked: [plain, { ...plain, keyword: '红树' }],
    }),
  );
});

test('the line of the first filter is shown with its rows, and removed at once', async () => {
  const { server, user } = await openList();
  const reset = () => onPage().queryByRole('button', { name: '重置' });
  const release = server.hold(`${science}/query`);
  await fill(user, keyword(), '红树');
  await rest();
  // It is in the document, so that its code is loaded meanwhile.
  expect({ text: onPage().queryByText('重置') !== null, shown: reset() }).toEqual({ text: true, shown: null });
  release();
  await waitFor(() => expect(reset()).not.toBeNull());
  server.hold(`${science}/query`);
  await user.click(onPage().getByText('重置'));
  expect(onPage().queryByText('重置')).toBeNull();
});
