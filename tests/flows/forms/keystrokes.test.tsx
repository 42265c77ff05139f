import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

test('a letter that is typed and taken back renders no field of the form again', async () => {
  const { user } = await renderApp({ account: 'editor', url: '/home/scienceKnowledge/1' });
  await user.click(await waitFor(() => inputOf('mainTitle')));
  await vi.dynamicImportSettled();
  // Each field asks for its label when it renders.
  const asked = vi.spyOn(i18next, 't');
  const labels = () => asked.mock.calls.map(([key]) => JSON.stringify(key)).filter((key) => key.includes('field.'));

  await user.keyboard('林');
  await findOnPage('有未保存的修改');
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(onPage().queryByText('有未保存的修改')).toBeNull());
  const rendered = { fields: labels(), bar: asked.mock.calls.length > 0 };
  asked.mockRestore();
  expect(rendered).toEqual({ fields: [], bar: true });
});
