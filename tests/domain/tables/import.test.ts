import { describe, expect, test } from 'vitest';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { tickets } from '#src/domain/content/types/tickets.ts';
import { failed } from '#src/domain/failure.ts';
import { toFileTable } from '#src/domain/tables/file-table.ts';
import { fingerprintOf } from '#src/domain/tables/fingerprint.ts';
import { matchColumns, missingFields, rematch } from '#src/domain/tables/import-columns.ts';
import { fileProblem } from '#src/domain/tables/import-file.ts';
import { retryFailed, firstOutcomes, nextWaiting, stopsRun, withOutcome } from '#src/domain/tables/import-progress.ts';
import { createRowCheck, referencedNames, withCell } from '#src/domain/tables/import-rows.ts';
import { templateSheets } from '#src/domain/tables/template.ts';
import { languages } from '#src/i18n/languages.ts';
import { fetchTextsOfAll } from '#src/i18n/texts-of-all.ts';

const wordsOf = await fetchTextsOfAll();
const asFound = { sheet: null, heading: null };
const sheetOf = (cells: readonly (readonly string[])[]) => ({
  name: '',
  isHidden: false,
  merged: [],
  count: cells.length,
  rows: cells.map((row, index) => ({ line: index + 1, cells: row })),
});

describe('a file', () => {
  test.for([
    ['a.xlsx', 1, null],
    ['A.CSV', 10_485_760, null],
    ['a.xls', 1, { problem: 'oldExcel' }],
    ['a.XLSM', 1, { problem: 'otherSheet' }],
    ['a.et', 1, { problem: 'otherSheet' }],
    ['a.ods', 1, { problem: 'otherSheet' }],
    ['a.xlsx.exe', 1, { problem: 'fileType' }],
    ['xlsx', 1, { problem: 'fileType' }],
    ['a.csv', 0, { problem: 'fileEmpty' }],
    ['a.csv', 10_485_761, { problem: 'fileSize', counted: { countedMegabytes: 10.1 } }],
  ] as const)('fault D13: %s of %i bytes is judged before it is read: %j', ([name, size, refusal]) => {
    expect(fileProblem({ name, size })).toEqual(refusal);
  });
});

describe('columns', () => {
  test('are matched by label in any language or by field name, regardless of case, width and marks', () => {
    const header = ['主标题*', 'Carousel title', 'RELEASETIME', 'Ｔｙｐｅ', 'キーワード', '备注', '主标题', 'cover'];
    expect(matchColumns(scienceKnowledge, header, wordsOf)).toEqual([
      'mainTitle',
      'bannerTitle',
      'releaseTime',
      'type',
      'keyword',
      null,
      null,
      null,
    ]);
  });

  test('of a template are known in every language', () => {
    for (const type of [scienceKnowledge, baseResources]) {
      for (const language of [0, 1, 2, 3]) {
        const word = (key: string) => wordsOf(key)[language] ?? key;
        const [sheet, notes] = templateSheets(type, { word, referenceTo: () => '青秀山' });
        const match = matchColumns(type, sheet?.header ?? [], wordsOf);
        expect({
          hasUnmatched: match.includes(null),
          missing: missingFields(type, match),
          notes: notes?.rows.length,
        }).toEqual({
          hasUnmatched: false,
          missing: [],
          notes: match.length,
        });
        // The example row is never imported.
        const [header = [], example = []] = [sheet?.header, sheet?.rows[0]?.map(String)];
        const known = { fit: () => 2, exampleMarks: wordsOf('template.mark') };
        expect(toFileTable('', [sheetOf([[...header], example])], asFound, known)).toEqual({ problem: 'noRows' });
      }
    }
  });

  test('can be assigned by hand; a field has one column', () => {
    expect(rematch(['mainTitle', null, 'type'], 1, 'mainTitle')).toEqual([null, 'mainTitle', 'type']);
    expect(rematch(['mainTitle', null], 0, null)).toEqual([null, null]);
    expect(
      missingFields(scienceKnowledge, [
        'mainTitle',
        'bannerTitle',
        'homeBase',
        'type',
        'keyword',
        'summary',
        'releaseTime',
      ]).map(({ name }) => name),
    ).toEqual(['releasePeople', 'phone']);
  });
});

test('texts of another area are found by the namespace of their keys', async () => {
  const words = await fetchTextsOfAll(['tourism:city.450100']);
  expect({
    tourism: words('tourism:city.450100').includes('南宁市'),
    wrongNamespace: words('content:city.450100'),
    noNamespace: words('city.450100'),
    languages: words('content:btn.add').length,
  }).toEqual({ tourism: true, wrongNamespace: [], noNamespace: [], languages: languages.length });
});

test('a table is recognised by its content, not by the name of its file', () => {
  const table = { header: ['标题'], rows: [{ line: 2, cells: ['银杏'] }] };
  const print = fingerprintOf(table);
  expect([
    fingerprintOf({ ...table, rows: [{ line: 9, cells: ['银杏'] }] }) === print,
    fingerprintOf({ ...table, rows: [{ line: 2, cells: ['银杉'] }] }) === print,
    fingerprintOf({ ...table, header: ['名称'] }) === print,
  ]).toEqual([true, false, false]);
});

describe('a row', () => {
  const match = [
    'mainTitle',
    'bannerTitle',
    'homeBase',
    'type',
    'keyword',
    'summary',
    'releaseTime',
    'releasePeople',
    'phone',
    'content',
    null,
  ];
  const cells = [
    '银杏',
    '树',
    ' 青秀山 ',
    'Wildlife',
    '鸟、兽，鱼',
    ' 两\n行 ',
    '2026/3/12 9:30',
    '李',
    '13800000000 ',
    '一\n<b>',
    'x',
  ];
  const check = createRowCheck({
    type: scienceKnowledge,
    match,
    wordsOf,
    findReference: (_, name) => (name === '青秀山' ? { id: '7' } : name === '同名' ? 'several' : 'none'),
  });
  const change = (column: number, cell: string) => check({ line: 2, cells: cells.with(column, cell) }).problems;

  test('becomes the values of a record: labels become choices, names become references, dates are normalised, texts stay', () => {
    expect(check({ line: 2, cells })).toEqual({
      line: 2,
      cells,
      problems: [],
      values: {
        mainTitle: '银杏',
        bannerTitle: '树',
        homeBase: '7',
        type: 'wildlife',
        keyword: '鸟,兽,鱼',
        summary: ' 两\n行 ',
        cover: '',
        content: '<p>一</p><p>&lt;b&gt;</p>',
        releaseTime: '2026-03-12 09:30:00',
        releasePeople: '李',
        phone: '13800000000',
      },
    });
  });

  test.for([
    [0, ' ', 'mainTitle', 'msg.required'],
    [2, ' 　', 'homeBase', 'msg.required.choice'],
    [2, '同名', 'homeBase', 'problem.several'],
    [2, '青秀', 'homeBase', 'problem.none'],
    [3, '动物', 'type', 'msg.choice'],
    [6, '明天', 'releaseTime', 'msg.dateTime.format'],
    [6, '2026-02-30', 'releaseTime', 'msg.dateTime.format'],
    [8, '12345', 'phone', 'msg.phone.format'],
    [8, '', 'phone', 'msg.phone.required'],
  ] as const)('with %j in column %i has an error there, by the rules of the form', ([column, cell, field, message]) => {
    expect(change(column, cell)).toEqual([{ field, message }]);
  });

  test.for(['#N/A', ' #ref! ', '#DIV/0!', '#SPILL!'])(
    'Q9: reports the error value %s in a cell, optional or not',
    (cell) => {
      const read = (column: number) => check({ line: 2, cells: cells.with(column, cell) });
      const problem = (field: string) => [{ field, message: 'problem.errorValue' }];
      expect([read(0).problems, read(9).problems, read(9).values['content'], read(10).problems]).toEqual([
        problem('mainTitle'),
        problem('content'),
        '',
        [],
      ]);
    },
  );

  test('Q9, Q10: reports a fault in the file: of an imported cell, or of the whole row', () => {
    const read = (column: number | null) => check({ line: 2, cells, faults: [{ column, message: 'problem.cell' }] });
    expect([0, 10, null].map((column) => read(column).problems)).toEqual([
      [{ field: 'mainTitle', message: 'problem.cell' }],
      [],
      [{ field: '', message: 'problem.cell' }],
    ]);
  });

  test('with two errors in one cell reports the first', () => {
    expect(change(8, '1'.repeat(200_001))).toEqual([{ field: 'phone', message: 'msg.tooLong' }]);
  });

  test('is read without blanks around formatted values', () => {
    const fields = (['tel', 'url', 'latitude', 'picture', 'text'] as const).map((kind) => ({
      name: kind,
      label: kind,
      kind,
    }));
    const type = { ...scienceKnowledge, groups: [{ title: 'group', fields }] };
    const columns = fields.map(({ name }) => name);
    const read = createRowCheck({ type, match: columns, wordsOf, findReference: () => 'none' });
    expect(
      read({ line: 2, cells: [' 0771-5550100', 'https://example.com ', ' ２２.8', ' 7 ', ' 原样 '] }),
    ).toMatchObject({
      values: { tel: '0771-5550100', url: 'https://example.com', latitude: '22.8', picture: '7', text: ' 原样 ' },
      problems: [],
    });
  });

  test('reports all its errors; a short row lacks its last fields', () => {
    expect(check({ line: 3, cells: ['银杏'] }).problems.map(({ field }) => field)).toEqual([
      'bannerTitle',
      'homeBase',
      'type',
      'keyword',
      'summary',
      'releaseTime',
      'releasePeople',
      'phone',
    ]);
  });

  test('has numbers and coordinates in common notations', () => {
    const read = createRowCheck({ type: baseResources, match: ['lng', 'lat'], wordsOf, findReference: () => 'none' });
    const { values, problems } = read({ line: 2, cells: ['１０８.5 ', '91'] });
    expect({
      lng: values['lng'],
      lngProblem: problems.find(({ field }) => field === 'lng'),
      latMessage: problems.find(({ field }) => field === 'lat')?.message,
    }).toEqual({ lng: '108.5', lngProblem: undefined, latMessage: 'msg.latitude.format' });
  });

  test('is also checked by rules for two fields and for whole numbers', () => {
    const columns = ['price', 'dailyStock', 'validDays', 'saleStart', 'saleEnd'];
    const read = createRowCheck({ type: tickets, match: columns, wordsOf, findReference: () => 'none' });
    const { values, problems } = read({
      line: 2,
      cells: ['1,200.5', '１，２００', '2.5', '2026/3/1', '2026年1月15日'],
    });
    expect(columns.map((name) => values[name])).toEqual(['1200.5', '1200', '2.5', '2026-03-01', '2026-01-15']);
    expect(problems.filter(({ field }) => columns.includes(field))).toEqual([
      { field: 'validDays', message: 'msg.number.whole' },
      { field: 'saleEnd', message: 'msg.order.notBefore' },
    ]);
  });

  test('looks up each name once', () => {
    const named = ['甲', ' 甲', '', '乙'].map((name, line) => ({ line, cells: ['标题', '副标题', name] }));
    const rows = [...named, { line: 6, cells: ['短'] }];
    expect(referencedNames(scienceKnowledge, match, rows)).toEqual([
      { to: '/home/baseResources', name: '甲' },
      { to: '/home/baseResources', name: '乙' },
    ]);
    expect(referencedNames(scienceKnowledge, ['mainTitle'], rows)).toEqual([]);
  });
});

test('a failed row is retried with the same key if it may have been written, and with a new one after a refusal', () => {
  const row = (line: number) => ({ line, cells: [], values: {}, problems: [] });
  const refused = failed({ kind: 'refused', code: 500, message: null }).failure;
  const outcomes = firstOutcomes([row(2), { ...row(3), problems: [{ field: 'a', message: 'b' }] }, row(4), row(5)]);
  expect(outcomes.map(({ row: { line } }) => line)).toEqual([2, 4, 5]);
  const [first, second, third] = outcomes.map(({ row: own, tries }) => ({ row: own, tries }));
  if (!first || !second || !third) throw new Error('three rows can be saved');
  const tried = [
    { ...first, state: 'failed', failure: { kind: 'timeout' } },
    { ...second, state: 'failed', failure: refused },
    { ...third, state: 'added', id: '9' },
  ] as const;
  const after = tried.reduce((all, outcome) => withOutcome(all, outcome), outcomes);
  expect(nextWaiting(after)).toEqual(undefined);
  expect(retryFailed(after)).toEqual([
    { ...first, state: 'waiting' },
    { ...second, tries: 2, state: 'waiting' },
    tried[2],
  ]);
  expect({
    refused: stopsRun(refused),
    unreadable: stopsRun({ kind: 'unreadable', status: 200 }),
    network: stopsRun({ kind: 'network' }),
    expired: stopsRun({ kind: 'expired', message: null }),
  }).toEqual({ refused: false, unreadable: false, network: true, expired: true });
});

test('a corrected cell replaces its text and its fault; faults of other cells stay', () => {
  const fault = { column: 0, message: 'problem.cell' };
  const row = { line: 2, cells: ['', '#'], faults: [fault, { column: 1, message: 'problem.cell' }] };
  const once = withCell(row, 1, '白鹭');
  expect([once, withCell(once, 0, '鸟')]).toEqual([
    { line: 2, cells: ['', '白鹭'], faults: [fault] },
    { line: 2, cells: ['鸟', '白鹭'] },
  ]);
});
