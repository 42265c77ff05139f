import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleRecords } from '#mocks/seed/science-knowledge.ts';
import { recordTable } from '#mocks/tables.ts';
import { fill, findOnPage, onPage, shownPage, tabNamed, toasts } from './support/page.ts';
import { inputOf } from './support/editor.ts';
import { renderApp } from './support/render-app.tsx';

const science = '/home/scienceKnowledge';
const record = articleRecords[0] as (typeof articleRecords)[number];
const { mainTitle: title = '' } = record as { mainTitle?: string };

test('fault F6: deleted by somebody else while it is edited: the save says so, its list forgets it, what was typed can be copied', async () => {
  const app = await renderApp({ url: `${science}?keyword=${encodeURIComponent(title)}`, account: 'editor' });
  await app.user.click(await findOnPage(title));
  await waitFor(() => inputOf('mainTitle'));
  await fill(app.user, inputOf('summary'), '没有保存的简介');
  await app.server.store.transaction((tx) => tx.delete(recordTable(science), record.id));

  await app.user.click(onPage().getByText('保存'));
  await screen.findByText('内容不存在或已被删除');
  await findOnPage('内容已被删除，不能再保存。未保存的修改仍在下方，可复制到别处。');
  expect([inputOf('summary').value, inputOf('summary').readOnly, onPage().queryByText('保存'), toasts()]).toEqual([
    '没有保存的简介',
    true,
    null,
    ['内容不存在或已被删除'],
  ]);
  await app.user.click(tabNamed('科普知识'));
  await findOnPage('没有符合条件的结果');

  // Leaving asks: nothing that was typed goes without a word.
  await app.user.click(within(tabNamed(title).closest('li') as HTMLElement).getByRole('button'));
  await app.user.click(within(await screen.findByRole('dialog')).getByText('不保存'));
  await waitFor(() => expect(document.querySelector('header')?.textContent).not.toContain(title));
  expect(shownPage().textContent).toContain('没有符合条件的结果');
});
