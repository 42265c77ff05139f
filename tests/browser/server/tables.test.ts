import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { importLimits } from '#src/domain/tables/import-file.ts';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { chooseInMenu, expectList, listPath, openAs, rowOf } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { workbookCells } from '#tests/support/table-cells.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cells of the file that a click downloads. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; rows: string[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const { buffer } = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), rows: workbookCells(buffer) };
}

test('a workbook is written off the main thread and downloaded; a changed row of it is imported', async ({ page }) => {
  await openAs(page, 'editor');
  await chooseInMenu(page, '科普知识');
  await expectList(page);
  await button(page, '导出').click();
  const list = await downloaded(page, () => page.getByRole('menuitem', { name: 'Excel表格（XLSX）' }).click());
  expect([list.name, list.rows.length]).toEqual([expect.stringMatching(/^科普知识_\d{4}-\d\d-\d\d\.xlsx$/), 61]);
  await expect(page.getByRole('status').filter({ hasText: '已导出60条' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await button(page, '导入').click();
  const template = await downloaded(page, () => button(page, '下载模板').click());
  const [header = [], example = []] = template.rows;
  const csv = [header, ['浏览器里导入的文章', ...example.slice(1)], ['', ...example.slice(1)]]
    .map((cells) => cells.join(','))
    .join('\r\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '文章.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await button(page, '检查').click();
  await expect(page.getByRole('row').filter({ hasText: '主标题*：请填写主标题' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  // On another page it is hidden, and still there afterwards.
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await button(page, '导入1行').click();
  await button(page, '完成').click();
  await expect(rowOf(page, '浏览器里导入的文章')).toBeVisible();
});

test('a workbook with the maximum number of rows is read and written under the policy (decision 053)', async ({
  page,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await button(page, '导入').click();
  const template = await downloaded(page, () => button(page, '下载模板').click());
  const [header = [], example = []] = template.rows;
  // The required fields are missing, so none of the rows can be imported.
  const rows = Array.from({ length: importLimits.rows }, (_, index) =>
    example.with(1, `${index}${'树'.repeat(100)}`).with(0, ''),
  );
  const workbook = await writeXlsx([{ name: '数据', header, rows }]);
  const buffer = Buffer.from(await workbook.arrayBuffer());
  await page.locator('input[type=file]').setInputFiles({ name: '文章.xlsx', mimeType: '', buffer });
  await button(page, '检查').click();
  const left = await downloaded(page, () => button(page, `下载未导入的${rows.length}行`).click());
  expect(left.rows.map((row) => row.slice(0, -1))).toEqual([header, ...rows]);
});
