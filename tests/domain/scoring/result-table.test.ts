import { describe, expect, test } from 'vitest';
import type { Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import { resultSheets } from '#src/domain/scoring/result-table.ts';
import { complete, template } from '#tests/machines/support/sheet.ts';
import { sheetOfTotal, template as sample } from './sample.ts';

const sheetOf = (id: string, entered: SubmittedSheetRecord['entered']): SubmittedSheetRecord => ({
  ...complete,
  id,
  name: id,
  submittedTime: '2026-06-08 10:00:00',
  entered,
});

test('W1.14: the workbook of a result marks sheets entered from paper, with author and time', () => {
  const entered = { by: 'auditor', name: '王组长', time: '2026-06-08 10:00:00', scans: ['F1'] };
  const review = {
    template,
    title: '青山基地',
    passed: null,
    reopenedSince: false,
    sheets: [sheetOf('a', null), sheetOf('b', entered)],
  } as unknown as Review;
  const words = (key: string, values: Record<string, unknown> = {}) =>
    [key, ...['name', 'time'].flatMap((one) => (one in values ? [String(values[one])] : []))].join(' ');
  const [result] = resultSheets(review, words);
  const note = (result?.header ?? []).indexOf('reviews:sheets.note');
  expect(result?.rows.slice(0, 2).map((row) => [row[0], row[note]])).toEqual([
    ['b', 'reviews:sheets.entered 王组长 2026-06-08 10:00:00'],
    ['a', ''],
  ]);
});

describe('the workbook of a result', () => {
  const named = {
    ...sample,
    name: '评分表',
    number: 2,
    groups: sample.groups.map((group) => ({
      ...group,
      name: `${group.code}组`,
      criteria: group.criteria.map((criterion) => ({ ...criterion, name: `${criterion.code}项`, hint: '' })),
    })),
    grades: sample.grades.map((grade) => ({ ...grade, name: `${grade.code}等` })),
  };
  const expert = (id: string, total: number): SubmittedSheetRecord =>
    ({
      ...sheetOfTotal(id, total),
      name: `专家${id}`,
      submittedTime: `2026-06-0${id} 10:00:00`,
      entered: null,
    }) as never;
  const reviewOf = (sheets: readonly SubmittedSheetRecord[] | null, over: object = {}) =>
    ({ template: named, title: '青山基地', passed: null, reopenedSince: false, sheets, ...over }) as unknown as Review;
  const word = (key: string, { count }: { count?: number } = {}) =>
    key.replace(/^reviews:/, '') + (count === undefined ? '' : ` ${count}`);

  test('W1.12: lists the sheets from the best, by groups, then mean and grade, then the subject', () => {
    const sheets = [expert('1', 80), expert('2', 40), expert('3', 90), expert('4', 82), expert('5', 84)];
    const [result, details] = resultSheets(reviewOf(sheets), word);
    expect(result).toEqual({
      name: 'file.result',
      header: ['sheets.expert', 'A组', 'B组', 'sheets.total', 'file.counted', 'sheets.note', 'col.submitted'],
      rows: [
        ['专家3', { points: 54 }, { points: 36 }, { points: 90 }, 'file.no', '', '2026-06-03 10:00:00'],
        ['专家5', { points: 50.5 }, { points: 33.5 }, { points: 84 }, 'file.yes', '', '2026-06-05 10:00:00'],
        ['专家4', { points: 49.5 }, { points: 32.5 }, { points: 82 }, 'file.yes', '', '2026-06-04 10:00:00'],
        ['专家1', { points: 48 }, { points: 32 }, { points: 80 }, 'file.yes', '', '2026-06-01 10:00:00'],
        ['专家2', { points: 24 }, { points: 16 }, { points: 40 }, 'file.no', 'sheets.outlier', '2026-06-02 10:00:00'],
        ['result.mean', '', '', { mean: 82 }, '', '', ''],
        ['result.grade', '', '', 'B等', '', '', ''],
        ['field.title', '青山基地', '', '', '', '', ''],
        ['print.template', '评分表 2', '', '', '', '', ''],
      ],
    });
    expect(details?.header).toEqual([
      'sheets.expert',
      'file.group',
      'detail.criterion',
      'spread.max',
      'detail.points',
      'detail.comment',
    ]);
    expect(details?.rows.slice(0, 4)).toEqual([
      ['专家1', 'A组', 'A1项', { points: 20 }, { points: 8 }, ''],
      ['专家1', 'A组', 'A2项', { points: 40 }, { points: 40 }, ''],
      ['专家1', 'B组', 'B1项', { points: 40 }, { points: 32 }, ''],
      ['专家2', 'A组', 'A1项', { points: 20 }, { points: 0 }, ''],
    ]);
    expect([details?.name, details?.rows.length]).toEqual(['file.details', 15]);
  });

  test('reports too few sheets for a result, and no grade for a failed one', () => {
    const few = resultSheets(reviewOf([expert('1', 80), expert('2', 82)]), word)[0];
    expect(few?.rows[2]).toEqual(['result.notFinal 2', '', '', '', '', '', '']);
    const failing = [expert('1', 20), expert('2', 20), expert('3', 20)];
    expect(resultSheets(reviewOf(failing), word)[0]?.rows.slice(4, 7)).toEqual([
      ['result.grade', '', '', 'result.noGrade', '', '', ''],
      ['fail.title', '', '', '', '', 'fail.groupFloor', ''],
      ['', '', '', '', '', 'fail.groupFloor', ''],
    ]);
  });

  test('A6: contains the passed result even after a sheet was reopened, and no sheets for a person who may not see them', () => {
    const sheets = [expert('1', 80)];
    // Stored under another rule than the current one.
    const result = {
      sheets: [{ id: '1', total: 80, isDropped: false, isOutlier: false }],
      mean: 80.5,
      grade: { code: 'A', min: 90 },
      failings: [],
    };
    const passed = { sheets, result };
    const [whole, details] = resultSheets(reviewOf([expert('2', 82)], { passed, reopenedSince: true }), word);
    expect(whole?.rows.slice(0, 3).map((row) => [row[0], row[3]])).toEqual([
      ['专家1', { points: 80 }],
      ['result.mean', { mean: 80.5 }],
      ['result.grade', 'A等'],
    ]);
    expect(new Set(details?.rows.map(([name]) => name))).toEqual(new Set(['专家1']));
    expect(resultSheets(reviewOf(null), word)[1]?.rows).toEqual([]);
  });

  test('A6: lists the veto conditions of a dropped sheet', () => {
    const vetoing = { ...expert('2', 40), vetoes: ['V1'] };
    const sheets = [expert('1', 80), vetoing, expert('3', 90), expert('4', 82), expert('5', 84)];
    const withVeto = { ...named, vetoes: [{ code: 'V1', text: '材料造假' }] };
    const rows = resultSheets(reviewOf(sheets, { template: withVeto }), word)[0]?.rows;
    expect(rows?.slice(4, 7).map((row) => [row[0], row[4], row[5]])).toEqual([
      ['专家2', 'file.no', 'sheets.veto 材料造假 · sheets.outlier'],
      ['result.mean', '', ''],
      ['result.grade', '', ''],
    ]);
    expect(rows?.slice(6, 9)).toEqual([
      ['result.grade', '', '', 'result.noGrade', '', '', ''],
      ['fail.title', '', '', '', '', 'fail.veto', ''],
      ['field.title', '青山基地', '', '', '', '', ''],
    ]);
  });

  test('leaves cells without points empty, with the comments of the others', () => {
    const sheet = { ...expert('1', 80), marks: { A1: { points: 8, comment: '林相好', files: [] } } };
    expect(resultSheets(reviewOf([sheet]), word)[1]?.rows).toEqual([
      ['专家1', 'A组', 'A1项', { points: 20 }, { points: 8 }, '林相好'],
      ['专家1', 'A组', 'A2项', { points: 40 }, '', ''],
      ['专家1', 'B组', 'B1项', { points: 40 }, '', ''],
    ]);
  });
});
