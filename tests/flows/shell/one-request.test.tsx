import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { activeTabs, address, findOnPage, shownPage, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';

test.each([
  [science, `${science}/query`],
  [`${science}/1`, `${science}/get`],
])('fault F13: effects that run twice send one request: %s', async (url, call) => {
  const { server } = await renderApp({ url, account: 'editor' });
  await waitFor(() => expect(shownPage().querySelector('tbody a, [data-path=releasePeople]')).not.toBeNull());
  const asked = ['/sys/auth/permissions', '/sys/auth/getUserInfo', '/sys/auth/menu', call].map(
    (path) => server.callsOf(path).length,
  );
  expect(asked).toEqual([1, 1, 1, 1]);
});

test('fault B11: the last of 200 quick navigations wins; no page is rendered or loaded twice', async () => {
  const { server } = await renderApp({ account: 'editor' });
  await screen.findByText('科普宣传科，您好');
  const asked = server.callsOf(`${news}/query`).length;
  const places = ['/blank', science, news];
  for (let time = 0; time < 200; time += 1) navigate(places[time % places.length] ?? '/blank');
  navigate(`${science}?status=online`);
  await findOnPage(/^共\d+条$/);
  await waitFor(() => expect(server.callsOf(`${news}/query`)).toHaveLength(asked + 1));
  expect({ address: address(), active: activeTabs(), tabBar: tabBar() }).toEqual({
    address: `${science}?status=online`,
    active: ['科普知识'],
    tabBar: ['首页', '科普知识', '资讯中心'],
  });
  await waitFor(() => expect(document.querySelector('#main')?.childElementCount).toBe(3));
});
