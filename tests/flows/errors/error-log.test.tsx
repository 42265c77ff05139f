import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createErrorLog } from '#src/app/composition/error-log.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { chooseInMenu, fill, findOnPage, logIn, logOut, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const broken = vi.hoisted(() => ({ rendering: false }));

vi.mock('#src/views/home/home-screen.tsx', async (load) => {
  const original = await load<{ HomeScreen: (props: { content: unknown }) => React.ReactNode }>();
  return {
    HomeScreen(props: { content: unknown }) {
      if (broken.rendering) throw new Error('home is broken');
      return <original.HomeScreen {...props} />;
    },
  };
});

/** Does what the browser does with an uncaught error. */
const throwOut = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));

const badge = () => screen.findByLabelText(/^错误日志：\d+条$/);

test('E01, fault I5: a page that throws while rendering shows a badge; the shell and the other tabs work', async () => {
  expectConsole('error', /home is broken/);
  broken.rendering = true;
  const { app, user } = await renderApp({ account: 'editor' });
  await findOnPage('页面出错了');
  expect((await badge()).getAttribute('aria-label')).toBe('错误日志：1条');
  const [error] = app.errorLog.errors();
  expect(error).toMatchObject({ message: 'Error: home is broken', url: '/blank', count: 1 });
  expect(error?.info).toContain('HomeScreen');
  broken.rendering = false;
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  expect(tabBar()).toEqual(['首页', '科普知识']);
});

test('there is no badge without errors; the log can be read, copied and cleared', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge', account: 'editor' });
  await findOnPage('共60条');
  expect(screen.queryByLabelText(/^错误日志/)).toBeNull();
  const error = new Error('the list fell over');
  throwOut(error);
  throwOut(error);
  throwOut('a text');
  await user.click(await badge());
  const dialog = within(await screen.findByRole('dialog', { name: '错误日志' }));
  expect([dialog.getByText('Error: the list fell over'), dialog.getByText('a text')]).toHaveLength(2);
  // The time format is the one used everywhere.
  expect(dialog.getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d · \/home\/scienceKnowledge$/)).toHaveLength(2);
  await user.click(dialog.getByText('复制'));
  await dialog.findByText('已复制');
  expect(await navigator.clipboard.readText()).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d ×1 \/home\/scienceKnowledge\nError: the list fell over\n/,
  );
  await user.click(dialog.getByText('清空'));
  await waitFor(() => expect(screen.queryByLabelText(/^错误日志/)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if the browser refuses to copy, the text can be copied by hand', async () => {
  const { user } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  throwOut(new Error('by hand'));
  await user.click(await badge());
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByText('复制'));
  const text = await screen.findByLabelText(/^浏览器不允许复制/);
  expect((text as HTMLTextAreaElement).value).toContain('Error: by hand');
});

test('E03, fault I7: after 500 errors the interface works and the log is bounded', async () => {
  const { app, user } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  for (let number = 1; number <= 500; number += 1) throwOut(new Error(`failure ${number}`));
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  await badge();
  expect(app.errorLog.errors()).toHaveLength(50);
});

test('an error that cannot be read is logged as unreadable and causes no other error', async () => {
  const { app } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const thrown = {
    get message(): string {
      throw new Error('a trap');
    },
  };
  throwOut(thrown);
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), {
      reason: new Proxy(
        {},
        {
          get: () => {
            throw new Error('a trap');
          },
        },
      ),
    }),
  );
  await waitFor(() =>
    expect(app.errorLog.errors().map(({ message }) => message)).toEqual(['unreadable', 'unreadable']),
  );
});

test('faults K2, K7: no token, password or captcha enters the log, whatever the error contains', async () => {
  const password = 'Kanarie-7f3a91!pw';
  const { app, user } = await renderApp({ url: '/login?token=Kanarie-in-url' });
  await screen.findByAltText('验证码图片');
  await fill(user, screen.getByLabelText('密码'), password);
  await fill(user, screen.getByLabelText('验证码'), 'Ka9x');
  throwOut(new Error(`quoted bare: ${password} and Ka9x`));
  throwOut(new Error('{"passwordOld":"Kanarie-2","code":"Ka7z"} Authorization: Kanarie-3 13812345678'));
  await waitFor(() => expect(app.errorLog.errors()).toHaveLength(2));
  expect(JSON.stringify(app.errorLog.errors())).not.toMatch(/Kanarie|Ka9x|Ka7z|13812345678/);
});

test('fault K2: the session’s token is removed wherever it occurs', async () => {
  const { app, token } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  throwOut(new Error(`call with ${token} failed`));
  await waitFor(() =>
    expect(app.errorLog.errors().map(({ message }) => message)).toEqual(['Error: call with ••• failed']),
  );
});

test('fault K2: an error is stored with the address at its time, without the secrets of that time', async () => {
  let token = 'Kanarie-7f3a';
  history.replaceState(null, '', '/home/scienceKnowledge?status=online');
  const log = createErrorLog(() => [token]);
  log.add(new Error(`call with ${token} failed`), 'actor');
  token = '';
  history.replaceState(null, '', '/login');
  await waitFor(() =>
    expect(log.errors()).toMatchObject([
      { message: 'Error: call with ••• failed', url: '/home/scienceKnowledge?status=online' },
    ]),
  );
});

test('logging out removes the errors of the session, including those not yet stored', async () => {
  const { app, user } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  throwOut(new Error('of the editor'));
  await badge();
  throwOut(new Error('at the very last'));
  await logOut(user);
  await logIn(user, 'viewer');
  await screen.findByLabelText('账号菜单：信息统计科 数据查看员');
  throwOut(new Error('of the viewer'));
  await badge();
  expect(app.errorLog.errors().map(({ message }) => message)).toEqual(['Error: of the viewer']);
});
