import { describe, expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { failed, type Result, success, unexplained } from '#src/domain/failure.ts';
import type { ColumnMatch } from '#src/domain/tables/import-columns.ts';
import { fingerprintOf } from '#src/domain/tables/fingerprint.ts';
import type { CheckedRow, FileTable } from '#src/domain/tables/import-rows.ts';
import type { ColumnProposal } from '#src/domain/tables/propose-columns.ts';
import type { InterruptedRun } from '#src/domain/tables/interrupted-run.ts';
import { importMachine } from '#src/machines/tables/import.ts';
import type { FileToRead, UnsavedRows, ReadFile, RowToAdd } from '#src/machines/tables/import-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { articles, network, recordChanged, recordOf, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const input = { tabId: 'tab2', path: articles, id: 'own', kept: null };
const fileOf = (name: string, size = 9) => ({ name, size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)) });
const table: FileTable = {
  fileName: 'a.csv',
  header: ['标题', '类型'],
  columns: [0, 1],
  rows: [2, 3, 4].map((line) => ({ line, cells: [`${line}`] })),
};
const source = {
  sheets: [
    { name: '填表说明', isHidden: false },
    { name: '数据', isHidden: false },
  ],
  sheet: 1,
  headings: [1, 2].map((line) => ({ line, titles: ['标题'] })),
  heading: 1,
  merged: [],
  hiddenRows: 0,
};
const proposed = (...fields: (string | null)[]): readonly ColumnProposal[] =>
  fields.map((field) => (field === null ? { field, by: null } : { field, by: 'label' }));
const read = { table, source, proposals: proposed('mainTitle', null), before: null } satisfies ReadFile;
const asFound = { sheet: null, heading: null };
const rowOf = (line: number, wrong = false): CheckedRow => ({
  line,
  cells: [`${line}`],
  values: { mainTitle: `${line}` },
  problems: wrong ? [{ field: 'mainTitle', message: 'msg.required' }] : [],
});
const checked = success([rowOf(2), rowOf(3, true), rowOf(4)]);
const chosen = { type: 'file.chosen', file: fileOf('a.csv') } as const;
/** An earlier run: row 2 is saved, row 4 was refused once, row 5 got no answer. */
const kept: InterruptedRun = {
  run: 'earlier.1',
  table: { ...table, rows: [rowOf(4), rowOf(5)] },
  match: ['mainTitle', null],
  rows: [rowOf(4), rowOf(5)],
  outcomes: [
    { row: rowOf(4), tries: 1, state: 'failed', failure: { kind: 'refused', code: 500, message: null } },
    { row: rowOf(5), tries: 2, state: 'failed', failure: { kind: 'timeout' } },
  ],
  addedBefore: 1,
  fingerprint: 'whole',
  isWhole: true,
  savedAt: 0,
};
const added = (id: string) => success(recordOf(id));
const unsaved = (is: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is, keepable: false });
/** Both required columns are matched. */
const machine = importMachine.provide({
  actions: { rememberHeadings: () => undefined },
  guards: { isComplete: (_, match) => match.includes('mainTitle') },
});

const model = {
  events: {
    'template.wanted': [{ type: 'template.wanted' }],
    'file.chosen': [chosen, { type: 'file.chosen', file: fileOf('a.exe') }],
    'sheet.chosen': [{ type: 'sheet.chosen', sheet: 0 }],
    'heading.chosen': [{ type: 'heading.chosen', line: 2 }],
    'column.matched': [
      { type: 'column.matched', column: 0, field: null },
      { type: 'column.matched', column: 1, field: 'mainTitle' },
    ],
    back: [{ type: 'back' }],
    check: [{ type: 'check' }],
    'cell.corrected': [{ type: 'cell.corrected', line: 3, column: 0, text: '三' }],
    commit: [{ type: 'commit' }],
    stop: [{ type: 'stop' }],
    'page.left': [{ type: 'page.left' }],
    retry: [{ type: 'retry' }],
    'failed.wanted': [{ type: 'failed.wanted' }],
    'kept.taken': [{ type: 'kept.taken' }],
    'kept.discarded': [{ type: 'kept.discarded' }],
    seen: [{ type: 'seen' }],
  },
  answers: {
    writeTemplate: [null],
    readFile: [read, { problem: 'noRows' }],
    checkRows: [checked, success([rowOf(2, true)]), network],
    addRow: [added('42'), success(null), refused, network],
    writeLeft: [null],
  },
  input,
  situation: ({ context: { match, outcomes, rows, kept: left }, value }) => [
    left?.isWhole,
    match.includes('mainTitle'),
    typeof value === 'object' && rows.some(({ problems }) => problems.length === 0),
    outcomes.map(({ state }) => state),
  ],
  // Nothing is saved before the last step.
  invariant: ({ context, value }) => {
    if (typeof value === 'string' || 'preview' in value) expect(context.outcomes).toEqual([]);
  },
} satisfies Model<typeof importMachine>;

describe('import', () => {
  /** The importer after an interruption. */
  const left = (isWhole: boolean) => ({ ...model, input: { ...input, kept: { ...kept, isWhole } } });
  describeModel(machine, model, left(true), left(false));
});

function importer(left: InterruptedRun | null = null) {
  const writeTemplate = port<unknown>();
  const readFile = port<ReadFile, FileToRead>();
  const checkRows = port<Result<readonly CheckedRow[]>, { table: FileTable; match: ColumnMatch }>();
  const addRow = port<Result<ContentRecord | null>, RowToAdd>();
  const writeLeft = port<unknown, UnsavedRows>();
  const actors = {
    writeTemplate: writeTemplate.logic,
    readFile: readFile.logic,
    checkRows: checkRows.logic,
    addRow: addRow.logic,
    writeLeft: writeLeft.logic,
  };
  const running = run(machine.provide({ actors }), { ...input, kept: left });
  const { actor } = running;
  const isDraft = ({ type }: { type: string }) => type.startsWith('draft.');
  return {
    ...running,
    /** The facts since the last call, without drafts. */
    reported: () => taken(running.facts).filter((one) => !isDraft(one)),
    /** The drafts stored or dropped since the last call. */
    drafts: () => taken(running.facts).filter(isDraft),
    readFile,
    checkRows,
    addRow,
    writeLeft,
    writeTemplate,
    context: () => actor.getSnapshot().context,
    states: () => actor.getSnapshot().context.outcomes.map(({ state }) => state),
    send: (
      type:
        | 'back'
        | 'check'
        | 'commit'
        | 'stop'
        | 'retry'
        | 'failed.wanted'
        | 'template.wanted'
        | 'kept.taken'
        | 'kept.discarded'
        | 'seen',
    ) => actor.send({ type }),
    keys: () => addRow.inputs().map(({ key }) => key.replace(/^own\./, '')),
    async preview(rows: Result<readonly CheckedRow[]> = checked) {
      actor.send(chosen);
      await readFile.answer(read);
      actor.send({ type: 'check' });
      await checkRows.answer(rows);
    },
  };
}

describe('a file to import', () => {
  test('with an unsupported type or size is refused unread with the reason; another can be chosen', async () => {
    const { actor, context, readFile, value } = importer();
    actor.send({ type: 'file.chosen', file: fileOf('a.pdf') });
    expect({ state: value(), problem: context().problem, readFileCalls: readFile.calls.length }).toEqual({
      state: 'choosing',
      problem: 'fileType',
      readFileCalls: 0,
    });
    actor.send(chosen);
    await readFile.answer({ problem: 'unreadable' });
    expect({ state: value(), problem: context().problem }).toEqual({ state: 'choosing', problem: 'unreadable' });
    actor.send(chosen);
    await readFile.answer(read);
    expect({ state: value(), problem: context().problem, match: context().match }).toEqual({
      state: 'matching',
      problem: null,
      match: ['mainTitle', null],
    });
  });

  test('is checked when every required field has its column', () => {
    const { actor, checkRows, readFile, send, value } = importer();
    actor.send(chosen);
    return readFile.answer(read).then(() => {
      actor.send({ type: 'column.matched', column: 0, field: null });
      send('check');
      expect({ state: value(), checkRowsCalls: checkRows.calls.length }).toEqual({
        state: 'matching',
        checkRowsCalls: 0,
      });
      actor.send({ type: 'column.matched', column: 1, field: 'mainTitle' });
      send('check');
      expect({ state: value(), checkRowsInputs: checkRows.inputs() }).toEqual({
        state: 'checking',
        checkRowsInputs: [{ table, match: [null, 'mainTitle'] }],
      });
    });
  });

  test('Q6: reports a limit with the counted number', async () => {
    const { actor, context, readFile } = importer();
    actor.send({ type: 'file.chosen', file: fileOf('a.csv', 12 * 2 ** 20) });
    const [size] = [{ problem: context().problem, counted: context().counted }];
    const counted = { countedRows: 6213, countedColumns: 12 };
    actor.send(chosen);
    await readFile.answer({ problem: 'tooMany', counted });
    expect([size, { problem: context().problem, counted: context().counted }]).toEqual([
      { problem: 'fileSize', counted: { countedMegabytes: 12 } },
      { problem: 'tooMany', counted },
    ]);
  });

  test('Q7, Q8: another sheet or heading row is read from the file; one without a table keeps the previous table', async () => {
    const { actor, context, readFile, value } = importer();
    const shown = () => ({
      state: value(),
      problem: context().problem,
      table: context().table,
      match: context().match,
    });
    actor.send(chosen);
    await readFile.answer(read);
    actor.send({ type: 'sheet.chosen', sheet: 0 });
    expect(value()).toEqual('rereading');
    await readFile.answer({ problem: 'noRows' });
    expect(shown()).toEqual({ state: 'matching', problem: 'noRows', table, match: ['mainTitle', null] });
    actor.send({ type: 'heading.chosen', line: 2 });
    const lower = { ...table, header: ['类型', '标题'] };
    await readFile.answer({
      ...read,
      table: lower,
      source: { ...source, heading: 2 },
      proposals: proposed(null, 'mainTitle'),
    });
    expect({ ...shown(), source: context().source?.heading, read: readFile.inputs() }).toEqual({
      state: 'matching',
      problem: null,
      table: lower,
      match: [null, 'mainTitle'],
      source: 2,
      read: [
        { file: chosen.file, choice: asFound },
        { file: chosen.file, choice: { sheet: 0, heading: null } },
        { file: chosen.file, choice: { sheet: 1, heading: 2 } },
      ],
    });
  });

  test('Q7: a file that cannot be read again is reported; another file is read without a choice', async () => {
    const { actor, context, readFile, send, value } = importer();
    actor.send(chosen);
    await readFile.answer(read);
    actor.send({ type: 'sheet.chosen', sheet: 0 });
    await readFile.break();
    expect([value(), context().problem]).toEqual(['matching', 'unreadable']);
    send('back');
    expect([value(), context().problem]).toEqual(['choosing', null]);
    actor.send(chosen);
    expect(readFile.inputs().at(-1)).toEqual({ file: chosen.file, choice: asFound });
  });

  test('a failed template is reported', async () => {
    const { context, send, value, writeTemplate } = importer();
    send('template.wanted');
    await writeTemplate.break();
    expect({ state: value(), problem: context().problem }).toEqual({ state: 'choosing', problem: 'template' });
  });
});

describe('headings', () => {
  test('are remembered with what was proposed and what the person chose, before the rows are checked', async () => {
    const remembered: unknown[] = [];
    const readFile = port<ReadFile, FileToRead>();
    const { actor } = run(
      machine.provide({
        actors: { readFile: readFile.logic },
        actions: { rememberHeadings: (_, headings) => remembered.push(headings) },
      }),
      input,
    );
    actor.send(chosen);
    const proposals: readonly ColumnProposal[] = [{ field: 'mainTitle', by: 'guess' }, ...proposed(null)];
    await readFile.answer({ ...read, proposals });
    actor.send({ type: 'column.matched', column: 1, field: 'type' });
    expect(remembered).toEqual([]);
    actor.send({ type: 'check' });
    expect(remembered).toEqual([{ header: table.header, proposals, match: ['mainTitle', 'type'] }]);
  });
});

describe('a corrected cell', () => {
  const correct = { type: 'cell.corrected', line: 3, column: 0, text: '三' } as const;
  const corrected: CheckedRow = { line: 3, cells: ['三'], values: { mainTitle: '三' }, problems: [] };

  test('is checked at once by the same rules; nothing is saved before the answer, then the row is', async () => {
    const { actor, addRow, checkRows, context, preview, send, value } = importer();
    await preview();
    actor.send(correct);
    send('commit');
    expect({ state: value(), cells: context().rows[1]?.cells, asked: checkRows.inputs().at(-1) }).toEqual({
      state: { preview: 'verifying' },
      cells: ['三'],
      asked: { table: { ...table, rows: [{ line: 3, cells: ['三'] }] }, match: ['mainTitle', null] },
    });
    await checkRows.answer(success([corrected]));
    expect(context().rows).toEqual([rowOf(2), corrected, rowOf(4)]);
    send('commit');
    await addRow.answer(added('42'));
    await addRow.answer(added('43'));
    expect(addRow.inputs().map(({ values }) => values['mainTitle'])).toEqual(['2', '三', '4']);
  });

  test('is kept for another check of the whole table, and the file is still known by its content', async () => {
    const { actor, addRow, checkRows, drafts, preview, send } = importer();
    await preview();
    actor.send(correct);
    await checkRows.answer(success([corrected]));
    send('back');
    send('check');
    const rows = [table.rows[0], { line: 3, cells: ['三'] }, table.rows[2]];
    expect(checkRows.inputs().at(-1)?.table).toEqual({ ...table, rows });
    await checkRows.answer(success([rowOf(2), corrected, rowOf(4)]));
    send('commit');
    drafts();
    for (const id of ['42', '43', '44']) await addRow.answer(added(id));
    const path = `${articles}/imported:${fingerprintOf(table)}`;
    expect(drafts()).toContainEqual({ type: 'draft.noted', path, version: null, values: { rows: '3' } });
  });

  test('waits for the answers to later corrections; an unanswered check can be repeated', async () => {
    const { actor, checkRows, context, preview, send, value } = importer();
    await preview(success([rowOf(2, true), rowOf(3, true)]));
    actor.send(correct);
    actor.send({ ...correct, line: 2, text: '二' });
    const asked = () =>
      checkRows
        .inputs()
        .at(-1)
        ?.table.rows.map(({ line, cells }) => [line, cells]);
    const both = [
      [2, ['二']],
      [3, ['三']],
    ];
    expect(asked()).toEqual(both);
    await checkRows.answer(network);
    send('commit');
    expect([value(), context().failure]).toEqual([{ preview: 'unverified' }, { kind: 'network' }]);
    send('retry');
    expect(asked()).toEqual(both);
    await checkRows.answer(success([{ ...corrected, line: 2 }, corrected]));
    expect([value(), context().failure, context().unverified]).toEqual([{ preview: 'shown' }, null, []]);
  });

  test('of a continued run is refused: it would be another write', async () => {
    const { actor, checkRows, context, send } = importer(kept);
    send('kept.taken');
    await checkRows.answer(success([rowOf(4, true), rowOf(5)]));
    actor.send({ ...correct, line: 4 });
    expect(context().rows).toEqual([rowOf(4, true), rowOf(5)]);
  });
});

describe('saving rows', () => {
  test('stopping at the preview saves and reports nothing', async () => {
    const { actor, addRow, facts, preview, send } = importer();
    await preview();
    send('back');
    actor.stop();
    expect({ addRowCalls: addRow.calls.length, facts }).toEqual({ addRowCalls: 0, facts: [] });
  });

  test('rows are saved one by one as separate writes; rows with errors are skipped; the result is reported once', async () => {
    const { addRow, keys, preview, send, states, reported, value } = importer();
    await preview();
    send('commit');
    expect(addRow.inputs().map(({ values }) => values)).toEqual([{ mainTitle: '2' }]);
    expect(reported()).toEqual([unsaved(true)]);
    await addRow.answer(added('42'));
    expect(reported()).toEqual([]);
    await addRow.answer(added('43'));
    expect({ keys: keys(), states: states(), state: value() }).toEqual({
      keys: ['1.2.1', '1.4.1'],
      states: ['added', 'added'],
      state: { finished: 'shown' },
    });
    expect(reported()).toEqual([unsaved(false), recordChanged(articles, recordOf('43'))]);
  });

  test('a run is remembered by the content of its table with the number of rows, so that a repetition is announced', async () => {
    const { addRow, drafts, preview, send } = importer();
    await preview();
    send('commit');
    await addRow.answer(added('42'));
    await addRow.answer(refused);
    expect(drafts()).toContainEqual({
      type: 'draft.noted',
      path: `${articles}/imported:${fingerprintOf(table)}`,
      version: null,
      values: { rows: '1' },
    });
  });

  test('a row without a record in the answer counts as saved, and the lists are notified (decision 005)', async () => {
    const { addRow, context, preview, send, reported } = importer();
    await preview();
    send('commit');
    reported();
    await addRow.answer(success(null));
    await addRow.answer(success(null));
    expect({
      addedIds: context().outcomes.map((outcome) => outcome.state === 'added' && outcome.id),
      facts: reported(),
    }).toEqual({
      addedIds: [null, null],
      facts: [unsaved(false), { type: 'records.changed', path: articles, record: null }],
    });
  });

  test('a refused row does not stop the others; a retry is a new write', async () => {
    const { addRow, keys, preview, send, states } = importer();
    await preview();
    send('commit');
    await addRow.answer(refused);
    await addRow.answer(added('43'));
    expect(states()).toEqual(['failed', 'added']);
    send('retry');
    await addRow.answer(added('44'));
    expect({ keys: keys(), states: states() }).toEqual({
      keys: ['1.2.1', '1.4.1', '1.2.2'],
      states: ['added', 'added'],
    });
    send('retry');
    expect(addRow.calls.length).toEqual(3);
  });

  test('a row without an answer is not repeated automatically; a retry is the same write, executed once', async () => {
    const { addRow, context, keys, preview, send, states, reported, value } = importer();
    await preview();
    send('commit');
    await addRow.answer(failed({ kind: 'timeout' }));
    expect({
      state: value(),
      states: states(),
      addRowCalls: addRow.calls.length,
      lastAdded: context().lastAdded,
    }).toEqual({
      state: { finished: 'shown' },
      states: ['failed', 'waiting'],
      addRowCalls: 1,
      lastAdded: null,
    });
    expect(reported()).toEqual([unsaved(true), unsaved(false)]);
    send('retry');
    await addRow.answer(added('42'));
    await addRow.answer(added('43'));
    expect({ keys: keys(), states: states() }).toEqual({
      keys: ['1.2.1', '1.2.1', '1.4.1'],
      states: ['added', 'added'],
    });
  });

  test('rows of a second file, or of the same file again, are new writes', async () => {
    const { addRow, keys, preview, send } = importer();
    for (const goOn of ['back', 'retry'] as const) {
      await preview(success([rowOf(2)]));
      send('commit');
      await addRow.answer(added('42'));
      send(goOn);
    }
    expect(keys()).toEqual(['1.2.1', '2.2.1']);
  });

  test('stopping waits for the running row, and leaves the rest untried', async () => {
    const { addRow, preview, send, states, value } = importer();
    await preview();
    send('commit');
    send('stop');
    expect({ state: value(), aborted: addRow.calls[0]?.signal.aborted }).toEqual({
      state: { committing: { row: 'stopping' } },
      aborted: false,
    });
    await addRow.answer(added('42'));
    expect({ state: value(), states: states() }).toEqual({
      state: { finished: 'shown' },
      states: ['added', 'waiting'],
    });
  });

  test('closing the page waits for the running row, which is reported and stored', async () => {
    const { actor, addRow, facts, preview, send, states, value } = importer();
    await preview();
    send('commit');
    taken(facts);
    actor.send({ type: 'page.left' });
    expect(value()).toEqual({ committing: { row: 'stopping' } });
    await addRow.answer(added('42'));
    expect({ state: value(), states: states(), factTypes: facts.map(({ type }) => type) }).toEqual({
      state: { finished: 'shown' },
      states: ['added', 'waiting'],
      factTypes: ['page.unsaved', 'records.changed', 'draft.noted', 'draft.noted'],
    });
  });

  test('an unexpected error ends the run with that row as failed', async () => {
    const { addRow, context, preview, send, value } = importer();
    await preview();
    send('commit');
    await addRow.break();
    expect({ state: value(), firstOutcome: context().outcomes[0] }).toEqual({
      state: { finished: 'shown' },
      firstOutcome: { row: rowOf(2), tries: 1, state: 'failed', failure: unexplained },
    });
  });

  test('unsaved rows can be exported as a file before and after the run', async () => {
    const { addRow, context, preview, send, value, writeLeft } = importer();
    await preview();
    send('failed.wanted');
    await writeLeft.break();
    expect({ state: value(), problem: context().problem }).toEqual({
      state: { preview: 'shown' },
      problem: 'download',
    });
    send('commit');
    await addRow.answer(network);
    send('failed.wanted');
    await writeLeft.answer(null);
    expect({ state: value(), outcomeCounts: writeLeft.inputs().map(({ outcomes }) => outcomes.length) }).toEqual({
      state: { finished: 'shown' },
      outcomeCounts: [0, 2],
    });
  });

  test('after a failed lookup of references the user can retry or go back to the columns', async () => {
    const { checkRows, context, preview, send, value } = importer();
    await preview(network);
    expect({ state: value(), failure: context().failure }).toEqual({
      state: 'unchecked',
      failure: { kind: 'network' },
    });
    send('retry');
    await checkRows.answer(checked);
    expect({ state: value(), failure: context().failure }).toEqual({ state: { preview: 'shown' }, failure: null });
  });
});

describe('after a failed check', () => {
  test('changing a column returns to the columns', async () => {
    const { actor, checkRows, context, preview, value } = importer();
    await preview(network);
    actor.send({ type: 'column.matched', column: 0, field: null });
    expect({ state: value(), match: context().match[0], checks: checkRows.calls.length }).toEqual({
      state: 'matching',
      match: null,
      checks: 1,
    });
  });
});

describe('an interruptible run', () => {
  const page = `${articles}/import:own.1`;
  const dropped = { type: 'draft.dropped', path: page };
  const outcomes = (of: object) => ({
    type: 'draft.noted',
    path: page,
    version: 1,
    values: { outcomes: JSON.stringify(of) },
  });

  test('stores its rows once and their outcomes after each; it is dropped when all are saved', async () => {
    const { addRow, drafts, preview, send } = importer();
    await preview();
    expect(drafts()).toEqual([]);
    send('commit');
    expect(drafts()).toEqual([
      expect.objectContaining({ type: 'draft.noted', path: page, version: null }),
      outcomes({ added: [], tried: [] }),
    ]);
    await addRow.answer(added('42'));
    expect(drafts()).toEqual([outcomes({ added: [2], tried: [] })]);
    await addRow.answer(added('43'));
    expect(drafts()).toEqual([
      expect.objectContaining({ path: `${articles}/imported:${fingerprintOf(table)}` }),
      dropped,
    ]);
  });

  test('stores the reason of its end with the outcomes, until the user closes them', async () => {
    const { addRow, drafts, preview, send } = importer();
    await preview();
    send('commit');
    drafts();
    const failure = { kind: 'expired', message: null } as const;
    await addRow.answer(failed(failure));
    expect(drafts()).toEqual([outcomes({ added: [], tried: [{ line: 2, tries: 1, failure }] })]);
    send('seen');
    expect(drafts()).toEqual([dropped]);
  });

  test('stores a retry too, which is a new write after a refusal', async () => {
    const { addRow, drafts, preview, send } = importer();
    await preview();
    send('commit');
    await addRow.answer(refused);
    await addRow.answer(added('43'));
    drafts();
    send('retry');
    expect(drafts()).toEqual([outcomes({ added: [4], tried: [{ line: 2, tries: 2, failure: null }] })]);
  });
});

describe('the rest of an earlier run', () => {
  const dropped = { type: 'draft.dropped', path: `${articles}/import:earlier.1` };

  test('is offered before any file; continuing checks it again, and each row keeps its key', async () => {
    const { actor, addRow, checkRows, context, drafts, keys, readFile, send, value } = importer(kept);
    actor.send(chosen);
    expect({ state: value(), readFileCalls: readFile.calls.length }).toEqual({
      state: { offered: 'shown' },
      readFileCalls: 0,
    });
    send('kept.taken');
    expect(checkRows.inputs()).toEqual([{ table: kept.table, match: kept.match }]);
    await checkRows.answer(success([rowOf(4), rowOf(5), rowOf(6)]));
    expect({ state: value(), outcomes: context().outcomes }).toEqual({ state: { preview: 'shown' }, outcomes: [] });
    send('commit');
    expect(drafts()).toContainEqual(
      expect.objectContaining({ values: { rows: expect.stringContaining('"addedBefore":1') } }),
    );
    for (const id of ['43', '44', '45']) await addRow.answer(added(id));
    expect(keys()).toEqual(['earlier.1.4.2', 'earlier.1.5.2', 'earlier.1.6.1']);
    const noted = drafts();
    expect(noted).toContainEqual(dropped);
    // The remaining rows are a different table than the file.
    expect(noted).toContainEqual({
      type: 'draft.noted',
      path: `${articles}/imported:whole`,
      version: null,
      values: { rows: '4' },
    });
    send('back');
    expect({ state: value(), kept: context().kept }).toEqual({ state: 'choosing', kept: null });
  });

  test('keeps its columns; going back offers it again', async () => {
    const { checkRows, context, send, value } = importer(kept);
    send('kept.taken');
    await checkRows.answer(success([rowOf(4, true), rowOf(5)]));
    send('back');
    expect({ state: value(), rows: context().rows, outcomes: context().outcomes }).toEqual({
      state: { offered: 'shown' },
      rows: kept.rows,
      outcomes: kept.outcomes,
    });
  });

  test('keeps its columns after a failed check too', async () => {
    const { actor, checkRows, context, send, value } = importer(kept);
    send('kept.taken');
    await checkRows.answer(network);
    actor.send({ type: 'column.matched', column: 0, field: null });
    expect({ state: value(), match: context().match }).toEqual({ state: 'unchecked', match: kept.match });
  });

  test('can be exported as a file, and discarded', async () => {
    const { drafts, send, value, writeLeft } = importer(kept);
    send('failed.wanted');
    await writeLeft.answer(null);
    expect(writeLeft.inputs()).toEqual([{ table: kept.table, rows: kept.rows, outcomes: kept.outcomes }]);
    send('kept.discarded');
    expect({ state: value(), drafts: drafts() }).toEqual({ state: 'choosing', drafts: [dropped] });
  });

  test('cannot be continued if only row numbers are known', () => {
    const { send, value } = importer({ ...kept, isWhole: false });
    send('kept.taken');
    expect(value()).toEqual({ offered: 'shown' });
  });
});

test('cannot be saved if every row has an error', async () => {
  const { addRow, preview, send, value } = importer();
  await preview(success([rowOf(2, true), rowOf(3, true)]));
  send('commit');
  expect({ state: value(), calls: addRow.calls.length }).toEqual({ state: { preview: 'shown' }, calls: 0 });
});
