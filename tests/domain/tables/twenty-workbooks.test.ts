import { expect, test } from 'vitest';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { readTable } from '#src/app/tables/read-table.ts';
import { toFileTable } from '#src/domain/tables/file-table.ts';
import { matchColumns } from '#src/domain/tables/import-columns.ts';
import { createRowCheck } from '#src/domain/tables/import-rows.ts';
import { fetchTextsOfAll } from '#src/i18n/texts-of-all.ts';
import { workbooks } from '#tests/corpus/workbooks.ts';

const values = {
  bannerTitle: '轮播',
  homeBase: '7',
  type: 'wildlife',
  keyword: '鸟,兽',
  summary: '上\n下',
  cover: '',
  content: '<p>正文</p>',
  releaseTime: '2026-03-12 12:18:00',
  releasePeople: '李',
  phone: '13800138000',
  mainTitle: '绿水青山',
};
const second = {
  ...values,
  bannerTitle: '海岸',
  keyword: '鸟',
  summary: '简介',
  content: '',
  releaseTime: '2026-03-13 00:00:00',
  releasePeople: '王',
  phone: '13900139000',
  mainTitle: '红树林',
};

const wordsOf = await fetchTextsOfAll();
const fit = (titles: readonly string[]) => matchColumns(scienceKnowledge, titles, wordsOf).filter(Boolean).length;

/** The records that an import of the file would save, and its refusals. */
async function imported(bytes: ArrayBuffer) {
  const file = { name: 'a.xlsx', size: bytes.byteLength, arrayBuffer: () => Promise.resolve(bytes) };
  const sheets = await readTable(file, fit);
  if ('problem' in sheets) return sheets;
  const found = toFileTable(file.name, sheets, { sheet: null, heading: null }, { fit, exampleMarks: [] });
  if ('problem' in found) return found;
  const check = createRowCheck({
    type: scienceKnowledge,
    match: matchColumns(scienceKnowledge, found.table.header, wordsOf),
    wordsOf,
    findReference: (_, name) => (name === '青秀山' ? { id: '7' } : 'none'),
  });
  return found.table.rows
    .map((row) => check(row))
    .map(({ values: own, problems }) => (problems.length > 0 ? problems : own));
}

test('there are twenty workbooks', () => {
  expect(workbooks).toHaveLength(20);
});

test.for(workbooks)('Q2, Q3, Q4, Q5, Q6, Q7, Q8, Q9 a workbook of %s is imported completely', async ([, make]) => {
  expect(await imported(make())).toEqual([values, second]);
});
