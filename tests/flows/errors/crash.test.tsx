import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '#tests/setup/console.ts';
import { chooseInMenu, findOnPage, onPage, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const broken = vi.hoisted(() => ({ rendering: false, loading: false }));

// Home can be made to throw while rendering, and its chunk to fail to load.
vi.mock('#src/views/home/home-screen.tsx', async (load) => {
  const original = await load<{ HomeScreen: (props: { screenActor: unknown }) => React.ReactNode }>();
  return {
    HomeScreen(props: { screenActor: unknown }) {
      if (broken.rendering) throw new Error('home is broken');
      return <original.HomeScreen {...props} />;
    },
  };
});

test('fault I5: a page that throws while rendering leaves the shell and the other tabs working', async () => {
  expectConsole('error', /home is broken/);
  broken.rendering = true;
  const { user } = await renderApp({ account: 'editor' });
  await findOnPage('页面出错了');
  expect(tabBar()).toEqual(['首页']);
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  await chooseInMenu(user, '首页');
  await findOnPage('页面出错了');
  broken.rendering = false;
  await user.click(onPage().getByText('重试'));
  await findOnPage('科普宣传科，您好');
});

test('fault I5: a page whose machine throws reports it, and restarts on retry', async () => {
  expectConsole('error', /the picture of home is gone/);
  const { app, user } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const { pages } = app.actors().tabs.getSnapshot().context;
  const screenActor = Object.values(pages)[0]?.actor?.getSnapshot().context.screenActor;
  screenActor?.subscribe({ error: () => {} });
  // A bug in a machine: its next transition throws.
  const machine = screenActor as unknown as { logic: { transition: () => never } };
  vi.spyOn(machine.logic, 'transition').mockImplementation(() => {
    throw new Error('the picture of home is gone');
  });
  screenActor?.send({ type: 'reload' });
  await findOnPage('页面出错了');
  vi.restoreAllMocks();
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  await chooseInMenu(user, '首页');
  await user.click(onPage().getByText('重试'));
  await findOnPage('科普宣传科，您好');
  await waitFor(() => expect(screen.getAllByText('快捷入口').length).toBeGreaterThan(0));
});
