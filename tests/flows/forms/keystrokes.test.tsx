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
  // Each field reads its label when it renders.
  const read: string[] = [];
  const bundles = i18next.getDataByLanguage('zh') as Record<string, Record<string, string>>;
  for (const [name, texts] of Object.entries(bundles))
    bundles[name] = new Proxy(texts, { get: (found, key: string) => (read.push(key), found[key]) });

  await user.keyboard('林');
  await findOnPage('有未保存的修改');
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(onPage().queryByText('有未保存的修改')).toBeNull());
  expect({ fields: read.filter((key) => key.startsWith('field.')), bar: read.length > 0 }).toEqual({
    fields: [],
    bar: true,
  });
});
