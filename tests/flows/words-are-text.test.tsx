import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/science-knowledge.ts';
import { fillField, inputOf, save } from './support/editor.ts';
import { findOnPage, onPage, tabBar, toasts } from './support/page.ts';
import { science, serverWith } from './support/record.ts';
import { renderApp } from './support/render-app.tsx';

const markup = '<img src=x onerror="window.__xss=1">{{name}}$t(btn.save)\u202egnp';

test('fault D7: a person’s words inside a text of ours are text: in tab, title and message', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('mainTitle'));
  await fillField(user, fieldNamed(scienceKnowledge, 'mainTitle'), markup);
  expect(inputOf('mainTitle').value).toBe(markup);
  await save(user);
  await screen.findByText(markup, { selector: 'header a *' });
  expect(tabBar()).toEqual(['首页', markup]);
  expect(document.title).toContain(markup);
  expect(screen.getByLabelText(`关闭“\u2068${markup}\u2069”`)).toBeDefined();
  expect([document.querySelector('[src=x]'), onPage().queryByText('btn.save')]).toEqual([null, null]);
});

test('fault D7: a name that turns the direction of writing turns nothing of ours: in row, confirmation and notice', async () => {
  const turned = '\u202E林海';
  const server = await serverWith({ mainTitle: turned });
  const { user } = await renderApp({ url: `${science}?keyword=${encodeURIComponent(turned)}`, account: 'editor', server });
  await findOnPage('共1条');
  const named = '\u2068\u202E林海\u2069';
  await user.click(await waitFor(() => onPage().getByLabelText(`下架：${named}`)));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp(named)).textContent).toContain(`“${named}”`);
  await user.click(dialog.getByText('下架', { selector: 'button *' }));
  await waitFor(() => expect(toasts()).toEqual([`已下架：${named}`]));
});
