import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  activeTabs,
  address,
  chooseInMenu,
  fill,
  findOnPage,
  logIn,
  onPage,
  tabBar,
  tabNamed,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test.each<[string, () => void]>([
  [
    'forbidden',
    () => {
      for (const storage of ['sessionStorage', 'localStorage'] as const)
        vi.spyOn(window, storage, 'get').mockImplementation(forbidden);
    },
  ],
  ['full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
])('fault H4: with storage %s a user can log in, and tabs keep their state', async (_, spoil) => {
  spoil();
  const { user } = await renderApp({ url: '/home/scienceKnowledge' });
  await logIn(user, 'editor');
  await findOnPage('共60条');
  const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');
  await fill(user, keyword(), '红树');
  await waitFor(() => expect(address()).toContain('keyword='));
  await chooseInMenu(user, '资讯中心');
  await findOnPage('共60条');
  await user.click(tabNamed('科普知识'));
  await waitFor(() => expect(activeTabs()).toEqual(['科普知识']));
  expect([keyword().value, tabBar()]).toEqual(['红树', ['首页', '科普知识', '资讯中心']]);
});
