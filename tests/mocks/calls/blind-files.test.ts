import { describe, expect, test } from 'vitest';
import { writeCsv } from '#src/app/tables/csv.ts';
import { readXlsx } from '#src/app/workbooks/read-xlsx.ts';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { logTable } from '#src/domain/lists/log-table.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { reviewTable } from '#src/domain/lists/review-table.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import { resultSheets } from '#src/domain/scoring/result-table.ts';
import { totalOf } from '#src/domain/scoring/sheet.ts';
import { criteriaOf, type ScoreTemplate } from '#src/domain/scoring/template.ts';
import { writeTemplateFile } from '#src/domain/scoring/template-file.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { exportCell, exportColumns } from '#src/domain/tables/export-columns.ts';
import type { ListTable } from '#src/domain/lists/list-table.ts';
import type { Sheet } from '#src/domain/tables/table.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { createBench, experts } from '#tests/mocks/scoring/panel.ts';
import { csvCells } from '#tests/support/table-cells.ts';

/** A word in each comment and each reason. */
const marker = '只给组长看的话';
const less = { expert2: 0.5, expert3: 1, expert4: 5 };

/** A finished sheet on which each criterion misses this many points, with a total in halves, which no ticket price has. */
function recognisable(template: ScoreTemplate, lacking: number) {
  const [first, ...others] = criteriaOf(template).map(({ code, max }) => ({
    code,
    points: Math.max(0, max - lacking),
  }));
  const sum = others.reduce((all, { points }) => all + points, first?.points ?? 0);
  const all = first ? [{ ...first, points: first.points - (sum % 1 === 0 ? 0.5 : 0) }, ...others] : [];
  return {
    marks: Object.fromEntries(all.map(({ code, points }) => [code, { points, comment: marker, files: [] }])),
    vetoes: [],
  };
}

/** Three have submitted, one of them flagged and kept; an expert, an editor and the administrator have yet to score. */
async function bench() {
  const all = await createBench();
  const { id, template, title } = await all.appoint({ experts: [...experts, 'editor', 'admin'] });
  for (const [account, lacking] of Object.entries(less))
    dataOf(await all.write('submit', id, account, recognisable(template, lacking)));
  await all.ask('auditor', 'pass', { id });
  dataOf(await all.ask('auditor', 'keep', { id, account: 'expert4', reason: marker }));
  return { all, id, template, title };
}

type Bench = Awaited<ReturnType<typeof bench>>;

const word = (key: string): string => key;

/** The cells of all sheets of a workbook, read from its bytes. */
async function cellsOfWorkbook(sheets: readonly Sheet[]): Promise<string[]> {
  const read = readXlsx(await (await writeXlsx(sheets)).arrayBuffer());
  if ('problem' in read) throw new Error(`the workbook is refused: ${read.problem}`);
  return read.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== undefined)));
}

const cellsOfCsv = async (sheet: Sheet): Promise<string[]> =>
  csvCells(await (await writeCsv(sheet)).arrayBuffer(), () => 0).flat();

/** All pages of a list that the account may read. */
async function rowsOf<Row>({ all }: Bench, account: string, path: string, request: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await all.call(account, `${path}/query`, { ...request, pageNum, pageSize: 200 });
    if (!(answer.body as { success: boolean }).success) return rows;
    const { list, total } = dataOf<ListPage<Row>>(answer);
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}

/** The list of a type with all possible columns. */
async function listOf(panel: Bench, account: string, type: ContentType): Promise<Sheet> {
  const meta = ['status', 'createdBy', 'createdTime', 'updatedBy', 'updatedTime', 'version'];
  const columns = exportColumns(type, [...fieldsOf(type).map(({ name }) => name), ...meta]);
  const records = await rowsOf<ContentRecord>(panel, account, type.path);
  return {
    name: type.path,
    header: columns.map(({ label }) => label),
    rows: records.map((record) => columns.map((column) => exportCell(record, column, word))),
  };
}

/** A list that is not one of content, with all its columns. */
function tableOf<Row>(name: string, { headings, cell }: ListTable<Row>, rows: readonly Row[]): Sheet {
  const columns = Object.keys(headings);
  return { name, header: columns, rows: rows.map((row) => columns.map((column) => cell(row, column, word))) };
}

/**
 * The content of each file that the app can create for an account. `figures/blindness.test.ts` reads files of statistics;
 * `flows/reviews/panel.test.tsx` reads the paper of a review.
 */
async function filesOf(panel: Bench, account: string): Promise<Readonly<Record<string, string[]>>> {
  const files: Record<string, string[]> = {};
  const desk = await rowsOf<ReviewRow>(panel, account, scorePath, { show: 'all' });
  for (const sheet of [
    ...(await Promise.all(contentDescriptors.map((type) => listOf(panel, account, type)))),
    tableOf('log', logTable, await rowsOf<LogEntry>(panel, account, '/sys/log', { from: '2026-06-08' })),
    // Other reviews may have the same grade.
    tableOf(
      'desk',
      reviewTable,
      desk.filter(({ id }) => id === panel.id),
    ),
  ]) {
    files[`${sheet.name}.xlsx`] = await cellsOfWorkbook([sheet]);
    files[`${sheet.name}.csv`] = await cellsOfCsv(sheet);
  }
  const review = await panel.all.review(panel.id, account);
  files['result.xlsx'] = await cellsOfWorkbook(resultSheets(review, word));
  const { body } = await panel.all.call(account, '/set/masterplate/query', {});
  const templates = (body as { resultData: TemplateVersion[] | null }).resultData ?? [];
  const texts = [review.template, ...templates].map(writeTemplateFile);
  files['template.json'] = await Promise.all(texts.map((text) => new Blob([text]).text()));
  return files;
}

/** The files that reveal something about the sheets, and what they reveal. */
async function tracesIn(panel: Bench, account: string): Promise<readonly string[]> {
  const { template, title } = panel;
  const sheets = Object.entries(less).map(([id, lacking]) => ({ id, ...recognisable(template, lacking) }));
  const { mean, grade } = resultOf(template, sheets);
  const gradeName = template.grades.find(({ code }) => code === grade?.code)?.name ?? '';
  const totals = sheets.map((sheet) => String(totalOf(template, sheet)));
  const files = await filesOf(panel, account);
  // The base itself is in the lists, so these texts are found where they are allowed.
  expect(files['/home/baseResources.csv']).toContain(title);
  return Object.entries(files).flatMap(([name, cells]) => {
    const found = {
      comment: cells.some((cell) => cell.includes(marker)),
      totals: totals.every((total) => cells.includes(total)),
      mean: cells.includes(String(mean)),
      grade: cells.includes(gradeName),
      flag: cells.some((cell) => /偏离|否决|:action\.keep$|sheets\.outlier/.test(cell)),
    };
    return Object.entries(found).flatMap(([what, is]) => (is ? [`${name}: ${what}`] : []));
  });
}

describe('W1.1: no file that the app creates reveals the points of others', () => {
  test.each([
    ['an expert who has not begun', 'expert'],
    ['a chair who still has to score', 'editor'],
    ['the administrator, who also still has to score', 'admin'],
  ])('%s', async (_, account) => {
    const panel = await bench();
    expect(await tracesIn(panel, account)).toEqual([]);
  });

  test('the same search finds the points where they belong', async () => {
    const panel = await bench();
    const result = [
      'desk.xlsx: mean',
      'desk.xlsx: grade',
      'desk.csv: mean',
      'desk.csv: grade',
      ...['comment', 'totals', 'mean', 'grade', 'flag'].map((what) => `result.xlsx: ${what}`),
    ];
    expect(await tracesIn(panel, 'auditor')).toEqual(result);
    expect(await tracesIn(panel, 'expert2')).toEqual(result);
  });

  test('the log of the administrator is in words once their own sheet is submitted', async () => {
    const panel = await bench();
    dataOf(await panel.all.write('submit', panel.id, 'admin', recognisable(panel.template, 0.5)));
    const logs = (await tracesIn(panel, 'admin')).filter((one) => one.startsWith('log.'));
    expect(logs).toEqual(['log.xlsx: flag', 'log.csv: flag']);
  });
});
