import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  activeTabs,
  address,
  chooseInMenu,
  findOnPage,
  menuItems,
  tabBar,
  tabNamed,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/** Home, science and news; the last one is open and its tab has the focus. */
async function start() {
  const app = await renderApp({ account: 'editor' });
  await screen.findByText('科普宣传科，您好');
  for (const title of ['科普知识', '资讯中心']) {
    await chooseInMenu(app.user, title);
    await findOnPage('共60条');
  }
  tabNamed('资讯中心').focus();
  return app;
}

const focused = () => document.activeElement?.textContent;
const stops = () => tabBar().filter((title) => tabNamed(title).tabIndex === 0);

test('the tab bar is one tab stop; arrows, Home and End move within it and wrap around', async () => {
  const { user } = await start();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home', 'ArrowLeft']) {
    await user.keyboard(`{${key}}`);
    seen.push([key, focused(), stops()]);
  }
  expect(seen).toEqual([
    ['ArrowRight', '首页', ['首页']],
    ['ArrowRight', '科普知识', ['科普知识']],
    ['End', '资讯中心', ['资讯中心']],
    ['ArrowLeft', '科普知识', ['科普知识']],
    ['Home', '首页', ['首页']],
    ['ArrowLeft', '资讯中心', ['资讯中心']],
  ]);
  expect(address()).toBe('/home/informationCenter');
});

test('Space opens a tab, which becomes the tab stop', async () => {
  const { user } = await start();
  await user.keyboard('{ArrowLeft} ');
  await waitFor(() =>
    expect({ address: address(), active: activeTabs(), stops: stops() }).toEqual({
      address: '/home/scienceKnowledge',
      active: ['科普知识'],
      stops: ['科普知识'],
    }),
  );
});

test('Delete closes a tab and focuses its neighbour; home stays', async () => {
  const { user } = await start();
  await user.keyboard('{ArrowLeft}{Delete}');
  await waitFor(() => expect([tabBar(), focused()]).toEqual([['首页', '资讯中心'], '资讯中心']));
  await user.keyboard('{Delete}');
  await waitFor(() =>
    expect({ tabBar: tabBar(), focused: focused(), address: address() }).toEqual({
      tabBar: ['首页'],
      focused: '首页',
      address: '/blank',
    }),
  );
  await user.keyboard('{Delete}');
  expect([tabBar(), focused()]).toEqual([['首页'], '首页']);
});

test.for(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  '%s opens the menu of the focused tab, even if that tab is not open',
  async (keys) => {
    const { user } = await start();
    await user.keyboard(`{ArrowLeft}${keys}`);
    expect(await menuItems()).toEqual(['刷新', '关闭', '关闭其他', '关闭所有']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect([screen.queryAllByRole('menu', { hidden: true }), focused()]).toEqual([[], '科普知识']));
    await user.keyboard(keys);
    await user.click(await screen.findByText('关闭', { selector: '[role=menuitem] *' }));
    await waitFor(() => expect([tabBar(), focused()]).toEqual([['首页', '资讯中心'], '资讯中心']));
  },
);

test('T20: the menu closes when the bar scrolls under it', async () => {
  const { user } = await start();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await menuItems();
  tabNamed('首页').closest('ul')?.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(screen.queryAllByRole('menu', { hidden: true })).toEqual([]));
});

test('T20: the bar’s own menu closes when the bar scrolls, and its button gets the focus back', async () => {
  const { user } = await start();
  const button = screen.getByLabelText('标签操作');
  await user.click(button);
  const [first] = await screen.findAllByRole('menuitem', { hidden: true });
  first?.focus();
  fireEvent.scroll(tabNamed('首页').closest('ul') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('T21: the menu closes on Back; neither the menu nor the moved tab stop is restored with the page', async () => {
  const { user } = await start();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await menuItems();
  history.back();
  await waitFor(() =>
    expect([address(), screen.queryAllByRole('menu', { hidden: true })]).toEqual(['/home/scienceKnowledge', []]),
  );
  history.forward();
  await waitFor(() => expect(activeTabs()).toEqual(['资讯中心']));
  expect(screen.queryAllByRole('menu', { hidden: true })).toEqual([]);

  tabNamed('资讯中心').focus();
  await user.keyboard('{ArrowLeft}');
  expect(stops()).toEqual(['科普知识']);
  history.back();
  await waitFor(() => expect(activeTabs()).toEqual(['科普知识']));
  history.forward();
  await waitFor(() => expect([activeTabs(), stops()]).toEqual([['资讯中心'], ['资讯中心']]));
});

test('closing another tab keeps the focus in place', async () => {
  const { user } = await start();
  const keyword = screen.getAllByRole('searchbox').at(-1) as HTMLElement;
  keyword.focus();
  await user.pointer({ keys: '[MouseMiddle]', target: tabNamed('科普知识') });
  await waitFor(() => expect(tabBar()).toEqual(['首页', '资讯中心']));
  expect(document.activeElement === keyword).toBe(true);
});
