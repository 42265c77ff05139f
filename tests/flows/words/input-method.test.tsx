import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogs, findOnPage, logIn, onPage, openTabMenu } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/**
 * Composes in the field and presses the key twice: as Chromium and Firefox report it, during the composition, and as
 * Safari reports it, after the composition.
 */
function composeWith(field: Element, key: string) {
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key, isComposing: true });
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key, keyCode: 229 });
}

const science = '/home/scienceKnowledge';

test('while composing, Enter adds no tag and Escape does not close the options', async () => {
  const { user } = await renderApp({ account: 'editor', url: `${science}/new` });
  await screen.findByRole('heading', { name: '新增科普知识' });
  const tags = onPage().getByLabelText<HTMLInputElement>(/^关键词/);
  await user.type(tags, '林');
  composeWith(tags, 'Enter');
  expect([tags.value, onPage().queryByText('林')]).toEqual(['林', null]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect([tags.value, onPage().queryByText('林') !== null]).toEqual(['', true]));
});

test('while composing, Escape does not close a dialog and Enter does not submit it', async () => {
  const { user, server } = await renderApp({ account: 'editor' });
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
  await screen.findByRole('dialog');
  const field = screen.getByLabelText(/^旧密码/);
  composeWith(field, 'Escape');
  composeWith(field, 'Enter');
  expect({
    dialogs: dialogs(),
    invalid: field.getAttribute('aria-invalid'),
    sent: server.callsOf('/sys/auth/updatePwd'),
  }).toEqual({
    dialogs: ['修改密码'],
    invalid: null,
    sent: [],
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('while composing, Escape does not close a menu', async () => {
  const { user } = await renderApp({ account: 'editor', url: science });
  await findOnPage('共60条');
  await openTabMenu(user, '科普知识');
  composeWith(await screen.findByRole('menu', { hidden: true }), 'Escape');
  expect(screen.queryAllByRole('menu', { hidden: true })).toHaveLength(1);
});

test('stopping the app stops handling these keys', async () => {
  const { stop, user } = await renderApp();
  await logIn(user, 'editor');
  await screen.findByText('科普宣传科，您好');
  stop();
  let received = 0;
  const listen = () => received++;
  document.body.addEventListener('keydown', listen);
  composeWith(document.body, 'Enter');
  document.body.removeEventListener('keydown', listen);
  expect(received).toBe(2);
});
