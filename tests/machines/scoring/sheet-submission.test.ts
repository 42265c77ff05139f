import { describe, expect, test } from 'vitest';
import type { Draft } from '#src/domain/content/draft.ts';
import { success } from '#src/domain/failure.ts';
import { readSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import type { Fact } from '#src/machines/facts.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { settled } from '#tests/machines/support/run.ts';
import { complete, conflict, contentWith, draftOf, opened, ownSheet, pagePath } from '#tests/machines/support/sheet.ts';

const own = `${pagePath}?review=7`;
const dropped = { type: 'draft.dropped', path: own };
const submitted = ownSheet({ ...complete, state: 'submitted', version: 2 });
const next = { title: '绿水基地', href: `${pagePath}?review=8` };
const noticesIn = (facts: readonly Fact[]) => facts.filter((one) => one.type === 'notice');
const draftsIn = (facts: readonly Fact[]) => facts.filter((one) => one.type.startsWith('draft.'));
const locate = (review: string) =>
  ({ type: 'page.located', location: at(`${pagePath}?review=${review}`).location }) as const;

type Page = Awaited<ReturnType<typeof opened>>;

/** The page of a complete sheet during its submission. */
async function sent() {
  const page = await opened(ownSheet(complete));
  page.actor.send({ type: 'submit' });
  page.actor.send({ type: 'submit.confirm', goOn: false });
  return page;
}

/** A submission that waits for the network. */
async function waiting() {
  const page = await opened(ownSheet(complete));
  page.online(false);
  page.actor.send({ type: 'submit' });
  page.actor.send({ type: 'submit.confirm', goOn: false });
  return page;
}

describe('the submission of a sheet', () => {
  test('after a lost answer it fetches the sheet, reports the submission and drops the draft', async () => {
    const { facts, fetchTheirs, submitSheet, saveSheet, value } = await sent();
    await submitSheet.answer(network);
    expect(value()).toEqual('doubting');
    await fetchTheirs.answer(success(submitted));
    expect({ state: value(), notices: noticesIn(facts), draft: draftsIn(facts).at(-1), unsaved: facts.at(-1) }).toEqual(
      {
        state: { locked: 'resting' },
        notices: [notified({ code: 'sheet.submitted', next: null })],
        draft: dropped,
        unsaved: { type: 'page.unsaved', id: 'tab3', unsaved: false, saving: false },
      },
    );
    expect({ sent: submitSheet.calls.length, saved: saveSheet.calls.length }).toEqual({ sent: 1, saved: 0 });
  });

  test('if it was not received, a retry is the same submission', async () => {
    const { actor, context, fetchTheirs, submitSheet, saveSheet, value } = await sent();
    await submitSheet.answer(network);
    await fetchTheirs.answer(success(ownSheet(complete)));
    expect({ state: value(), failure: context().failure }).toEqual({ state: 'unsubmitted', failure: network.failure });
    actor.send({ type: 'retry' });
    const [first, second] = submitSheet.inputs();
    expect(second).toEqual(first);
    await submitSheet.answer(success(submitted));
    expect({ state: value(), saved: saveSheet.calls.length }).toEqual({ state: { locked: 'resting' }, saved: 0 });
  });

  test('with an unknown outcome it can be cancelled, and the next try finds that it was received', async () => {
    const { actor, context, facts, fetchTheirs, submitSheet, value } = await sent();
    await submitSheet.answer(network);
    await fetchTheirs.answer(network);
    actor.send({ type: 'submit.cancel' });
    expect({ state: value(), isFinal: context().isFinal, draft: draftsIn(facts).at(-1) }).toEqual({
      state: { editing: 'kept' },
      isFinal: false,
      draft: dropped,
    });
    actor.send({ type: 'submit' });
    actor.send({ type: 'submit.confirm', goOn: false });
    await submitSheet.answer(conflict);
    await fetchTheirs.answer(success(submitted));
    expect({ state: value(), notices: noticesIn(facts) }).toEqual({
      state: { locked: 'resting' },
      notices: [notified({ code: 'sheet.submitted', next: null })],
    });
  });

  test('waiting for the network is stored on the device, also if the page changes to another review', async () => {
    const { actor, context, facts, submitSheet } = await waiting();
    const noted = () => {
      const fact = facts.findLast((one) => one.type === 'draft.noted');
      return fact && { path: fact.path, version: fact.version, draft: readSheetDraft(fact.values) };
    };
    const kept = {
      path: own,
      version: 1,
      draft: { content: complete, base: complete, typed: {}, title: '青山基地', isFinal: true },
    };
    expect(noted()).toEqual(kept);
    const before = facts.length;
    actor.send(locate('8'));
    expect({ isFinal: context().isFinal, sent: submitSheet.calls.length, noted: noted() }).toEqual({
      isFinal: false,
      sent: 0,
      noted: kept,
    });
    expect(facts.slice(before).map(({ type }) => type)).toEqual(['draft.noted', 'page.unsaved', 'tab.named']);
  });

  test('waiting for the network is shown after a reload, is sent once, and can be cancelled', async () => {
    const found = draftOf({ content: complete, base: complete, isFinal: true });
    const again = await opened(ownSheet(complete), { found, isOnline: false });
    expect({ state: again.value(), restoredAt: again.context().restoredAt }).toEqual({
      state: 'waiting',
      restoredAt: null,
    });
    again.online(true);
    again.online(true);
    expect(again.submitSheet.inputs()).toMatchObject([{ id: '7', version: 1, content: complete, isFinal: true }]);
    await again.submitSheet.answer(success(submitted));
    expect({ state: again.value(), draft: draftsIn(again.facts).at(-1) }).toEqual({
      state: { locked: 'resting' },
      draft: dropped,
    });

    const back = await opened(ownSheet(complete), { found, isOnline: false });
    back.actor.send({ type: 'submit.cancel' });
    expect({ state: back.value(), draft: draftsIn(back.facts).at(-1) }).toEqual({
      state: { editing: 'kept' },
      draft: dropped,
    });
    back.online(true);
    expect(back.submitSheet.calls).toEqual([]);
  });

  test('drops its draft if it waited and was received after all', async () => {
    const found = draftOf({ content: complete, base: contentWith({}), isFinal: true });
    const { facts, value } = await opened(submitted, { found });
    expect({ state: value(), drafts: draftsIn(facts) }).toEqual({ state: { locked: 'resting' }, drafts: [dropped] });
  });

  test('is discarded with the rest: nothing is sent when the network is back', async () => {
    const { actor, online, submitSheet, value } = await waiting();
    actor.send({ type: 'work.discard' });
    online(true);
    expect({ state: value(), sent: submitSheet.calls }).toEqual({ state: { editing: 'kept' }, sent: [] });
  });

  test.each(['pending', 'failed'] as const)(
    'waits for a picture that is %s, but not for one of another review',
    async (state) => {
      const { actor, context, facts, saveSheet, value, uploads } = await opened(ownSheet(complete));
      uploads({ '8.A1.files': state });
      actor.send({ type: 'submit' });
      expect(value()).toEqual('confirming');
      actor.send({ type: 'submit.cancel' });
      uploads({ '7.A1.files': state });
      expect(facts.at(-1)).toEqual({ type: 'page.unsaved', id: 'tab3', unsaved: true, saving: false });
      actor.send({ type: 'submit' });
      expect(value()).toEqual({ editing: 'kept' });
      // It also waits for a running save.
      actor.send({ type: 'comment.typed', code: 'A2', comment: '好' });
      actor.send({ type: 'field.left' });
      actor.send({ type: 'submit' });
      expect([value(), context().submitWanted]).toEqual([{ editing: 'saving' }, false]);
      await saveSheet.answer(success(ownSheet({ ...context().content, version: 2 })));
      uploads({});
      actor.send({ type: 'files.chosen', code: 'A1', files: ['f1'] });
      actor.send({ type: 'submit' });
      expect(value()).toEqual('confirming');
    },
  );
});

describe('a sheet whose page gets another address', () => {
  test('stays after going there and back', async () => {
    const { actor, context, type, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send(locate('8'));
    actor.send(locate('7'));
    await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 8 }), version: 2 })));
    expect({ state: value(), review: context().reviewId }).toEqual({ state: { editing: 'kept' }, review: '7' });
  });

  test('goes there once, even during a submission that continues with the next base', async () => {
    const { actor, context, facts, findNext, submitSheet } = await opened(ownSheet(complete));
    actor.send({ type: 'submit' });
    await findNext.answer(success(next));
    actor.send({ type: 'submit.confirm', goOn: true });
    actor.send(locate('9'));
    await submitSheet.answer(success(submitted));
    expect({
      review: context().reviewId,
      asked: facts.filter((one) => one.type === 'navigation.requested'),
      unsaved: facts.at(-1),
    }).toEqual({
      review: '9',
      asked: [],
      unsaved: { type: 'page.unsaved', id: 'tab3', unsaved: false, saving: false },
    });
  });

  test('reports the outcome of a running save: a failure by a notice, and the end of sending', async () => {
    const { actor, facts, type, saveSheet } = await opened();
    type('A1', '8');
    actor.send(locate('8'));
    await saveSheet.answer(network);
    expect({ notices: noticesIn(facts), last: facts.at(-1) }).toEqual({
      notices: [notified({ code: 'failure', failure: network.failure })],
      last: { type: 'page.unsaved', id: 'tab3', unsaved: false, saving: false },
    });
  });

  test('W1.7: is skipped: the next one is fetched, nothing is submitted, and the typed text is saved for the first', async () => {
    const { actor, facts, type, findNext, saveSheet, submitSheet } = await opened();
    actor.send({ type: 'skip' });
    expect(facts.some((one) => one.type === 'navigation.requested')).toEqual(false);
    await findNext.answer(success(next));
    type('A1', '8');
    actor.send({ type: 'skip' });
    expect(facts.at(-1)).toEqual({ type: 'navigation.requested', href: next.href, replace: false });
    actor.send(locate('8'));
    expect({ saved: saveSheet.inputs(), submitted: submitSheet.calls }).toMatchObject({
      saved: [{ id: '7', content: contentWith({ A1: 8 }) }],
      submitted: [],
    });
  });

  test('W1.7: cannot be skipped without a next one; a failure to find it is reported', async () => {
    const none = await opened();
    await none.findNext.answer(success(null));
    const unknown = await opened();
    await unknown.findNext.answer(network);
    const broken = await opened();
    await broken.findNext.break();
    const known = [none, unknown, broken].map(({ context }) => [context().next, context().isNextUnknown]);
    expect(known).toEqual([
      [null, false],
      [undefined, true],
      [undefined, true],
    ]);
  });
});

test('W1.15: returning to a window keeps invalid points', async () => {
  const { actor, context, type, fetchTheirs, saveSheet, value } = await opened();
  type('A1', 'x');
  actor.send({ type: 'field.left' });
  await saveSheet.answer(success(ownSheet({ version: 2 })));
  actor.send({ type: 'window.back' });
  expect(value()).toEqual({ editing: 'looking' });
  await fetchTheirs.answer(success(ownSheet({ ...contentWith({ A2: 9 }), version: 3 })));
  expect({ state: value(), typed: context().typed, content: context().content }).toEqual({
    state: { editing: 'kept' },
    typed: { A1: 'x' },
    content: contentWith({ A2: 9 }),
  });
});

test('W1.8: a locked sheet that was reopened can be edited when its page is used again', async () => {
  const { actor, context, facts, fetchTheirs, value } = await opened(ownSheet({ ...complete, state: 'submitted' }));
  const before = facts.length;
  actor.send({ type: 'window.back' });
  expect(value()).toEqual({ locked: 'looking' });
  await fetchTheirs.answer(network);
  expect(value()).toEqual({ locked: 'resting' });
  actor.send({ type: 'window.back' });
  await fetchTheirs.answer(success(ownSheet({ ...complete, state: 'submitted', version: 3 })));
  expect({ state: value(), version: context().sheet?.version }).toEqual({ state: { locked: 'resting' }, version: 3 });
  expect(facts.slice(before), 'it rested all the time').toEqual([]);
  actor.send({ type: 'window.back' });
  await fetchTheirs.answer(success(ownSheet({ ...complete, state: 'begun', version: 4 })));
  expect({ state: value(), content: context().content }).toEqual({ state: { editing: 'kept' }, content: complete });
});

describe('a submission requested during a save', () => {
  test.each([
    ['invalid points were typed', (page: Page) => page.type('A2', 'x')],
    ['an upload was started', (page: Page) => page.uploads({ '7.A1.files': 'pending' })],
  ])('shows no summary after the save if %s', async (_, change) => {
    const page = await opened(ownSheet(complete));
    page.type('A1', '9');
    page.actor.send({ type: 'field.left' });
    page.actor.send({ type: 'submit' });
    expect(page.context().submitWanted).toBe(true);
    change(page);
    await page.saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 9, A2: 8 }), version: 2 })));
    expect([page.value() === 'confirming', page.context().submitWanted]).toEqual([false, false]);
  });
});

test('a waiting submission is not sent after a reload if the sheet is no longer complete', async () => {
  const found = draftOf({ content: contentWith({ A1: 9 }), base: contentWith({}), isFinal: true });
  const { context, submitSheet, value } = await opened(ownSheet(), { found });
  expect({ state: value(), isFinal: context().isFinal, sent: submitSheet.calls }).toEqual({
    state: { editing: 'dirty' },
    isFinal: false,
    sent: [],
  });
});

test('loading the sheet again withdraws an offered draft and sends the submission that waits from another window', async () => {
  const given: { found: Draft } = { found: draftOf({ content: contentWith({ A1: 3 }) }, 1) };
  const { actor, context, fetchSheet, submitSheet } = await opened(ownSheet({ version: 2 }), given);
  expect(context().draft).toEqual(given.found);
  actor.send({ type: 'right.reported', may: false });
  given.found = draftOf({ content: complete, isFinal: true }, 2);
  actor.send({ type: 'right.reported', may: true });
  await fetchSheet.answer(success(ownSheet({ version: 2 })));
  await settled();
  expect([context().draft, submitSheet.inputs()]).toMatchObject([null, [{ version: 2, content: complete }]]);
});

test('an address of another path is ignored, even if it names a review', async () => {
  const elsewhere = (review: string) =>
    ({ type: 'page.located', location: at(`/home/baseResourcesScoreWell?review=${review}`).location }) as const;
  const resting = await opened();
  resting.actor.send(elsewhere('8'));
  const saving = await opened();
  saving.type('A1', '8');
  saving.actor.send(locate('8'));
  for (const review of ['7', '9']) saving.actor.send(elsewhere(review));
  expect([
    [resting.value(), resting.context().reviewId],
    [saving.value(), saving.context().deferredReview?.search],
  ]).toEqual([
    [{ editing: 'kept' }, '7'],
    [{ editing: 'saving' }, '?review=8'],
  ]);
});
