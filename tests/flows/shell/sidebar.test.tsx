import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { findOnPage, menu } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const shownAsCurrent = () =>
  [...document.querySelectorAll('aside [aria-current=page]')].map((link) => link.textContent);

test('M02: in the collapsed sidebar, the menu of a group marks the current page', async () => {
  cookies.set(cookieNames.sidebar, '0');
  const grants = ['/home/scienceKnowledge', '/home/informationCenter'];
  const { user } = await renderApp({ url: '/home/informationCenter', account: 'editor', grants });
  await findOnPage('共60条');
  await user.click(await screen.findByLabelText('素材管理', { selector: 'aside button' }));
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
    ['科普知识', null],
    ['资讯中心', 'page'],
  ]);
});

test('M11: a deep link opens its group and highlights only its entry; so does the address of a record', async () => {
  const { reopen } = await renderApp({ url: '/home/informationCenter', account: 'editor' });
  await findOnPage('共60条');
  expect(screen.getByText('素材管理', { selector: 'aside *' }).closest('button')?.getAttribute('aria-expanded')).toBe(
    'true',
  );
  expect(shownAsCurrent()).toEqual(['资讯中心']);
  history.replaceState(null, '', '/home/informationCenter/1');
  await reopen();
  await findOnPage('返回列表');
  expect(shownAsCurrent()).toEqual(['资讯中心']);
});

test('a nested group unfolds alone; behind its icon all its pages are listed under their titles', async () => {
  const tickets = '/business/tickets';
  const { user } = await renderApp({ url: tickets, account: 'editor', grants: [tickets, '/service/activities'] });
  await findOnPage('共60条');
  expect([shownAsCurrent(), menu()]).toEqual([
    ['门票管理'],
    ['首页', '展示信息配置', '旅游商务', '门票管理', '综合服务', '活动管理', '个人中心'],
  ]);
  expect([...document.querySelectorAll('nav ol li')].map((crumb) => crumb.textContent)).toEqual([
    '展示信息配置',
    '旅游商务',
    '门票管理',
  ]);
  const inMenu = within(document.querySelector('aside') as HTMLElement);
  await user.click(inMenu.getByText('旅游商务'));
  expect(menu()).toEqual(['首页', '展示信息配置', '旅游商务', '综合服务', '活动管理', '个人中心']);

  await user.click(screen.getByLabelText('折叠菜单'));
  inMenu.getByLabelText('展示信息配置').focus();
  await user.keyboard('{Enter}');
  const flyout = await screen.findByRole('menu', { hidden: true });
  expect([...flyout.querySelectorAll('.mantine-Menu-label, [role=menuitem]')].map((line) => line.textContent)).toEqual([
    '展示信息配置',
    '旅游商务',
    '门票管理',
    '综合服务',
    '活动管理',
  ]);
});

test('a page of the wide menu is two elements and a group is three, because each session draws fifty of them', async () => {
  await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const nav = document.querySelector('aside nav') as HTMLElement;
  const [pages, groups] = [nav.querySelectorAll('a').length, nav.querySelectorAll('button').length];
  expect([pages, groups, nav.querySelectorAll('*').length]).toEqual([20, 5, 1 + 2 * 20 + 3 * 5]);
});
