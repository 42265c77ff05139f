import { describe, expect, test } from 'vitest';
import type { Draft } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { firstOutcomes, type RowOutcome, withOutcome } from '#src/domain/tables/import-progress.ts';
import type { CheckedRow } from '#src/domain/tables/import-rows.ts';
import {
  firstUncertainLine,
  maxKeptCharacters,
  keptOutcomes,
  keptRows,
  lineRanges,
  readRun,
  type Run,
} from '#src/domain/tables/interrupted-run.ts';

const rowOf = (line: number, cell = `${line}`, wrong = false): CheckedRow => ({
  line,
  cells: [cell],
  values: { mainTitle: cell },
  problems: wrong ? [{ field: 'mainTitle', message: 'msg.required' }] : [],
});
const runOf = (rows: readonly CheckedRow[]): Run => ({
  run: 'own.1',
  table: { fileName: 'a.csv', header: ['标题'], columns: [1], rows },
  match: ['mainTitle'],
  rows,
  outcomes: firstOutcomes(rows),
  addedBefore: 3,
  fingerprint: 'f1',
});
const draftOf = (values: ContentValues): Draft => ({ values, version: null, savedAt: 5 });
const failure = { kind: 'timeout' } as const;
const refused = { kind: 'refused', code: 500, message: '重复' } as const;
const expired = { kind: 'expired', message: null } as const;

describe('an interrupted run', () => {
  const rows = [rowOf(2), rowOf(3, '3', true), rowOf(4), rowOf(5), rowOf(6)];
  const [second, , fourth, fifth] = rows as [CheckedRow, CheckedRow, CheckedRow, CheckedRow];
  const tried: readonly RowOutcome[] = [
    { row: second, tries: 1, state: 'added', id: '42' },
    { row: fourth, tries: 2, state: 'failed', failure },
    { row: fifth, tries: 2, state: 'waiting' },
  ];

  test('contains the unsaved rows, each with its attempts and its reason', () => {
    const outcomes = tried.reduce(withOutcome, firstOutcomes(rows));
    const read = readRun(draftOf(keptRows(runOf(rows))), draftOf(keptOutcomes(outcomes)));
    const kept = { run: 'own.1', match: ['mainTitle'], addedBefore: 4, fingerprint: 'f1', isWhole: true, savedAt: 5 };
    expect(read).toMatchObject(kept);
    expect(read?.table).toEqual({ fileName: 'a.csv', header: ['标题'], columns: [1], rows: read?.rows });
    expect(read?.rows.map(({ line, cells, problems }) => [line, cells[0], problems.length])).toEqual([
      [3, '3', 1],
      [4, '4', 0],
      [5, '5', 0],
      [6, '6', 0],
    ]);
    expect(read?.outcomes.map(({ row, ...rest }) => [row.line, rest])).toEqual([
      [4, { tries: 2, state: 'failed', failure }],
      [5, { tries: 2, state: 'waiting' }],
      [6, { tries: 1, state: 'waiting' }],
    ]);
  });

  test('keeps the faults of the file, so that a faulty row does not count as valid', () => {
    const faults = [{ column: null, message: 'problem.quotes' }];
    const broken = { ...rowOf(3, '3', true), faults };
    const read = readRun(draftOf(keptRows(runOf([broken, rowOf(4)]))), null);
    expect(read?.rows).toEqual([
      { ...broken, values: {} },
      { ...rowOf(4), values: {} },
    ]);
  });

  test('of an earlier build has its columns side by side', () => {
    const { rows: text = '' } = keptRows(runOf([rowOf(2)]));
    const { columns: _, ...earlier } = JSON.parse(text) as Record<string, unknown>;
    expect(readRun(draftOf({ rows: JSON.stringify(earlier) }), null)?.table.columns).toEqual([0]);
  });

  test('keeps the attempts of failed and retried rows only', () => {
    const [added, failedRow, again] = tried;
    const outcomes = [{ ...added, tries: 2 }, failedRow, again, { row: rowOf(6), tries: 1, state: 'waiting' }];
    const { outcomes: kept = '' } = keptOutcomes(outcomes as readonly RowOutcome[]);
    expect(JSON.parse(kept)).toEqual({
      added: [2],
      tried: [
        { line: 4, tries: 2, failure },
        { line: 5, tries: 2, failure: null },
      ],
    });
  });

  test.for([
    ['the row without an answer', [['failed', { kind: 'timeout' }], ['waiting']], 4],
    [
      'a row with an unreadable answer, after which the run continued',
      [['failed', { kind: 'unreadable', status: 200 }], ['waiting']],
      4,
    ],
    ['the row that was being saved', [['added'], ['waiting']], 5],
    ['the row that was being saved after one was refused', [['failed', refused], ['waiting']], 5],
    ['none after the end of the session', [['failed', expired], ['waiting']], null],
    ['none when the last row was refused', [['added'], ['failed', refused]], null],
  ] as const)('may have saved %s', ([, outcomes, line]) => {
    const rowsOfRun = [fourth, fifth];
    const rowOutcomes = outcomes.map(([state, why], index) => ({
      row: rowsOfRun[index],
      tries: 1,
      state,
      failure: why,
    }));
    expect(firstUncertainLine({ outcomes: rowOutcomes as unknown as readonly RowOutcome[] })).toEqual(line);
  });

  test('without unsaved rows does not exist', () => {
    const outcomes = firstOutcomes([second]).map(({ row }): RowOutcome => ({
      row,
      tries: 1,
      state: 'added',
      id: '42',
    }));
    expect(readRun(draftOf(keptRows(runOf([second]))), draftOf(keptOutcomes(outcomes)))).toEqual(null);
  });

  test('of a file that is too large keeps the numbers of its rows', () => {
    const kept = keptRows(runOf([rowOf(2, '长'.repeat(maxKeptCharacters)), rowOf(3)]));
    const read = readRun(draftOf(kept), null);
    expect({
      isShort: kept['rows'] && kept['rows'].length < 500,
      isWhole: read?.isWhole,
      lines: read?.rows.map(({ line, cells }) => [line, ...cells]),
    }).toEqual({
      isShort: true,
      isWhole: false,
      lines: [[2], [3]],
    });
  });

  test('keeps its cells up to the limit of characters', () => {
    const lengthOf = (cell: string) => keptRows(runOf([rowOf(2, cell)]))['rows']?.length ?? 0;
    const room = maxKeptCharacters - lengthOf('');
    expect([lengthOf('x'.repeat(room)), lengthOf('x'.repeat(room + 1)) < 500]).toEqual([maxKeptCharacters, true]);
  });

  test.each<ContentValues>([{}, { rows: '{]' }, { rows: '[]' }, { mainTitle: '银杏' }])(
    'is not read from %j',
    (values) => {
      expect(readRun(draftOf(values), null)).toEqual(null);
    },
  );

  test('with unreadable outcomes is offered completely; its keys prevent duplicates', () => {
    const unknownFailure = JSON.stringify({ added: [2], tried: [{ line: 4, tries: 1, failure: 'timeout' }] });
    for (const outcomes of ['{]', unknownFailure]) {
      const read = readRun(draftOf(keptRows(runOf(rows))), draftOf({ outcomes }));
      expect([read?.outcomes.length, read?.addedBefore]).toEqual([4, 3]);
    }
  });
});

test('a retried row continues its count of attempts', () => {
  const earlier = [2, 3].map((line): RowOutcome => ({
    row: rowOf(line),
    tries: 2,
    state: 'failed',
    failure: line === 2 ? refused : failure,
  }));
  expect(firstOutcomes([rowOf(2), rowOf(3), rowOf(4)], earlier).map(({ tries }) => tries)).toEqual([3, 2, 1]);
});

test('row numbers are written as ranges', () => {
  expect([lineRanges([]), lineRanges([2, 3, 4, 7, 9, 10])]).toEqual(['', '2–4, 7, 9–10']);
});
