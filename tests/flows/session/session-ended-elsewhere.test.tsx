import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address, dialogs, findOnPage, onPage, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const list = '/home/scienceKnowledge';

test('fault A26: after a password change elsewhere the next call opens the expiry dialog', async () => {
  const { server, user, reload, reopen } = await renderApp({ url: list, account: 'editor' });
  await findOnPage('共60条');
  await changePassword(await server.signIn('editor'));
  await user.click(onPage().getByLabelText('刷新'));
  await screen.findByText('账号已过期，请重新登录');
  expect({ dialogs: dialogs(), toasts: toasts(), reloads: reload.mock.calls.length }).toEqual({
    dialogs: ['提示'],
    toasts: [],
    reloads: 0,
  });
  await user.click(screen.getByText('重新登录'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(cookies.get('Admin-Token')).toBeUndefined();
  await reopen();
  await screen.findByLabelText('登录名');
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
});

const changePassword = (token: string) =>
  fetch(`${location.origin}/backApi/sys/user/updatePwd`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ password: 'Baum-2027 wächst', passwordOld: demoPassword }),
  });
