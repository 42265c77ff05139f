import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/science-knowledge.ts';
import { fillField, inputOf, save } from './support/editor.ts';
import { findOnPage, onPage, tabBar } from './support/page.ts';
import { renderApp } from './support/render-app.tsx';

const markup = '<img src=x onerror="window.__xss=1">{{name}}$t(btn.save)\u202egnp';

test('fault D7: a person’s words inside a text of ours are text: in tab, title and message', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await findOnPage('保存');
  await fillField(user, fieldNamed(scienceKnowledge, 'mainTitle'), markup);
  expect(inputOf('mainTitle').value).toBe(markup);
  await save(user);
  await screen.findByText(markup, { selector: 'header a *' });
  expect(tabBar()).toEqual(['首页', markup]);
  expect(document.title).toContain(markup);
  expect(screen.getByLabelText(`关闭“\u2068${markup}\u2069”`)).toBeDefined();
  expect([document.querySelector('[src=x]'), onPage().queryByText('btn.save')]).toEqual([null, null]);
});
