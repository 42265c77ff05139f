import { describe, expect, test } from 'vitest';
import { failed, success } from '#src/domain/failure.ts';
import { readSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { missingIn } from '#src/machines/scoring/sheet-work.ts';
import { paperMachine } from '#src/machines/scoring/paper.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import { network, recordChanged, recordsDeleted, recordsOperated, refused } from '#tests/machines/support/fixtures.ts';
import { entered, locked, openedPaper, ownPath, paperInput, startedPaper } from '#tests/machines/support/paper.ts';
import { complete, conflict, contentWith, draftOf, ownSheet } from '#tests/machines/support/sheet.ts';

const gone = failed({ kind: 'refused', code: 404, message: '评审不存在' });
const fresh = ownSheet({ state: 'notStarted' });
const begun = ownSheet({ state: 'begun', marked: 1, version: 2 });
const ofExpert = ownSheet({ ...complete, state: 'submitted', version: 2 });
const unsaved = (is: boolean) => ({ type: 'page.unsaved', id: 'tab3', unsaved: is, saving: false });

const model = {
  events: {
    'points.typed': [
      { type: 'points.typed', code: 'A1', text: '8' },
      { type: 'points.typed', code: 'A2', text: '8' },
    ],
    'comment.typed': [{ type: 'comment.typed', code: 'A1', comment: '好' }],
    'files.chosen': [{ type: 'files.chosen', code: 'A1', files: ['f1'] }],
    'scans.chosen': [{ type: 'scans.chosen', files: ['F1'] }],
    'veto.set': [{ type: 'veto.set', code: 'V1', on: true }],
    'window.back': [{ type: 'window.back' }],
    'page.located': [{ type: 'page.located', location: at(ownPath).location }],
    'right.reported': [
      { type: 'right.reported', may: true },
      { type: 'right.reported', may: false },
    ],
    submit: [{ type: 'submit' }],
    'submit.confirm': [{ type: 'submit.confirm', goOn: false }],
    'submit.cancel': [{ type: 'submit.cancel' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'records.changed': [recordChanged(ownPath)],
    'records.deleted': [recordsDeleted(ownPath, '7')],
    'records.operated': [recordsOperated(ownPath, ['7'])],
    // Only on the scoring pages.
    'field.left': [{ type: 'field.left' }],
    'page.left': [{ type: 'page.left' }],
    'network.reported': [{ type: 'network.reported', online: true }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    skip: [{ type: 'skip' }],
    'recusal.ask': [{ type: 'recusal.ask' }],
    'recusal.confirm': [{ type: 'recusal.confirm', reason: '亲属' }],
    'recusal.cancel': [{ type: 'recusal.cancel' }],
  },
  answers: {
    fetchPaper: [success(fresh), success(begun), success(locked), gone, network],
    findDraft: [null, draftOf({ content: complete, scans: ['F1'] })],
    enterSheet: [success(locked), success(null), conflict, refused, network],
  },
  // A running upload.
  more: [true, false].map((isPending) => ({
    type: 'xstate.snapshot.files',
    snapshot: {
      context: {
        uploads: isPending
          ? { '7.scans.files': { getSnapshot: () => ({ hasTag: () => true, matches: () => false }) } }
          : {},
      },
    },
  })),
  situation: ({ context }) => [
    missingIn(context).length > 0,
    context.draft !== null,
    Object.keys(context.uploads).length > 0,
  ],
} satisfies Model<typeof paperMachine>;

const granted = paperMachine.provide({ guards: { mayScore: () => true } });

describe('paper', () => {
  describeModel(granted, { ...model, input: paperInput });

  test('nothing is fetched without the right; once granted, the sheet is', async () => {
    const { actor, fetchPaper, value } = startedPaper({ may: false });
    expect({ state: value(), calls: fetchPaper.calls.length }).toEqual({ state: 'forbidden', calls: 0 });
    actor.send({ type: 'right.reported', may: false });
    actor.send({ type: 'right.reported', may: true });
    expect(fetchPaper.inputs()).toEqual([{ id: '7', account: 'expert2' }]);
    await fetchPaper.answer(success(fresh));
  });

  test('W1.14: typing is stored on the device; everything is sent together with owner and scans, then the sheet is locked', async () => {
    const { actor, context, facts, enterSheet, fillIn, submit, value } = await openedPaper();
    actor.send({ type: 'submit' });
    expect({ state: value(), missing: missingIn(context()), checks: context().failedChecks }).toEqual({
      state: { editing: 'ready' },
      missing: [
        { code: 'scans', lacks: 'scan' },
        { code: 'A1', lacks: 'points' },
        { code: 'A2', lacks: 'points' },
      ],
      checks: 1,
    });
    fillIn();
    const noted = facts.findLast((fact) => fact.type === 'draft.noted');
    expect(noted).toMatchObject({ path: ownPath, version: 1 });
    expect(noted && readSheetDraft(noted.values)).toMatchObject({ content: complete, scans: ['F1'] });
    expect(facts.at(-1)).toEqual(unsaved(true));
    submit();
    expect(enterSheet.inputs()).toEqual([
      {
        id: '7',
        version: 1,
        content: complete,
        isFinal: false,
        paper: { account: 'expert2', scans: ['F1'] },
        attempt: expect.any(String) as string,
      },
    ]);
    await enterSheet.answer(success(locked));
    expect({ state: value(), entered: context().sheet?.entered, last: facts.slice(-3) }).toEqual({
      state: 'locked',
      entered,
      last: [
        { type: 'draft.dropped', path: ownPath },
        notified({ code: 'sheet.entered', name: '韦专家' }),
        unsaved(false),
      ],
    });
  });

  test('after a lost answer everything stays, and a retry has the same key', async () => {
    const { context, enterSheet, fillIn, submit, value } = await openedPaper();
    fillIn();
    submit();
    await enterSheet.answer(network);
    expect({ state: value(), failure: context().failure, content: context().content }).toEqual({
      state: { editing: 'ready' },
      failure: network.failure,
      content: complete,
    });
    submit();
    const [first, second] = enterSheet.inputs();
    expect(second).toEqual(first);
    await enterSheet.answer(success(locked));
    expect(value()).toEqual('locked');
  });

  test('after a change by its expert the save is refused, reported, and sent with the newer version', async () => {
    const { context, enterSheet, fetchPaper, fillIn, submit, value } = await openedPaper();
    fillIn();
    submit();
    await enterSheet.answer(conflict);
    await fetchPaper.answer(success(begun));
    expect({
      state: value(),
      failure: context().failure,
      marked: context().sheet?.marked,
      content: context().content,
    }).toEqual({ state: { editing: 'ready' }, failure: conflict.failure, marked: 1, content: complete });
    submit();
    expect(enterSheet.inputs().map(({ version }) => version)).toEqual([1, 2]);
    expect(new Set(enterSheet.inputs().map(({ attempt }) => attempt)).size).toEqual(2);
  });

  test('after a submission by its expert the sheet shows it, and the typed text stays on the device', async () => {
    const { context, facts, enterSheet, fetchPaper, fillIn, submit, value } = await openedPaper();
    fillIn();
    submit();
    await enterSheet.answer(refused);
    await fetchPaper.answer(success(ofExpert));
    expect({
      state: value(),
      sheet: context().sheet,
      isDraftKept: context().isDraftKept,
      draft: facts.findLast(({ type }) => type.startsWith('draft.'))?.type,
      notices: facts.filter(({ type }) => type === 'notice').length,
    }).toEqual({ state: 'locked', sheet: ofExpert, isDraftKept: true, draft: 'draft.noted', notices: 1 });
  });

  test('returning to the page fetches the sheet', async () => {
    const { actor, context, fetchPaper, value } = await openedPaper();
    actor.send({ type: 'window.back' });
    expect(value()).toEqual({ editing: 'looking' });
    await fetchPaper.answer(success(begun));
    expect({ state: value(), marked: context().sheet?.marked }).toEqual({ state: { editing: 'ready' }, marked: 1 });
    actor.send({ type: 'page.located', location: at(ownPath).location });
    await fetchPaper.answer(success(ofExpert));
    expect({ state: value(), isDraftKept: context().isDraftKept }).toEqual({ state: 'locked', isDraftKept: false });
  });

  test('a draft of an earlier visit is restored with its scans; one of an older version is offered', async () => {
    const found = draftOf({ content: complete, scans: ['F1'] });
    const back = await openedPaper(fresh, { found });
    expect([back.context().content, back.context().scans, back.context().restoredAt]).toEqual([complete, ['F1'], 5]);
    const older = await openedPaper(begun, { found });
    expect([older.context().content, older.context().scans, older.context().draft]).toEqual([
      contentWith({}),
      [],
      found,
    ]);
    older.actor.send({ type: 'draft.taken' });
    expect([older.context().content, older.context().scans]).toEqual([complete, ['F1']]);
  });

  test('a sheet reopened after its entry also starts with its scans', async () => {
    const reopened = ownSheet({ ...complete, submissions: [{ ...complete, time: entered.time, entered }], version: 3 });
    const { context, facts } = await openedPaper(reopened);
    expect([context().scans, missingIn(context()), facts.at(-1)]).toEqual([['F1'], [], unsaved(false)]);
  });

  test('losing the right while typing keeps the text, and the page says so', async () => {
    const { actor, context, facts, fillIn, value } = await openedPaper();
    fillIn();
    actor.send({ type: 'right.reported', may: false });
    expect({ state: value(), isDraftKept: context().isDraftKept, last: facts.at(-1)?.type }).toEqual({
      state: 'forbidden',
      isDraftKept: true,
      last: 'draft.noted',
    });
  });
});
