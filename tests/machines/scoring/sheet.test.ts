import { describe, expect, test } from 'vitest';
import { success } from '#src/domain/failure.ts';
import { missingIn } from '#src/machines/scoring/sheet-work.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import { network, refused } from '#tests/machines/support/fixtures.ts';
import {
  complete,
  conflict,
  contentWith,
  draftOf,
  opened,
  ownSheet,
  pagePath,
  started,
  template,
} from '#tests/machines/support/sheet.ts';

const keptTime = '2026-11-22 10:32:00';

describe('sheet', () => {
  test('W1.6: points, comments, files and vetoes are saved together after a short delay, one call at a time', async () => {
    const { actor, clock, context, type, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'comment.typed', code: 'A1', comment: '好' });
    actor.send({ type: 'files.chosen', code: 'A1', files: ['f1'] });
    actor.send({ type: 'veto.set', code: 'V1', on: true });
    expect({ state: value(), calls: saveSheet.calls.length }).toEqual({ state: { editing: 'dirty' }, calls: 0 });
    clock.increment(1200);
    const first = { marks: { A1: { points: 8, comment: '好', files: ['f1'] } }, vetoes: ['V1'] };
    expect(saveSheet.inputs()).toEqual([
      { id: '7', version: 1, content: first, isFinal: false, attempt: expect.any(String) },
    ]);
    // The second of two quick changes waits for the end of the first.
    type('A2', '7.5');
    actor.send({ type: 'field.left' });
    clock.increment(5000);
    expect(saveSheet.calls).toHaveLength(1);
    await saveSheet.answer(success(ownSheet({ ...first, keptTime, version: 2 })));
    expect({ state: value(), keptTime: context().sheet?.keptTime }).toEqual({ state: { editing: 'dirty' }, keptTime });
    actor.send({ type: 'field.left' });
    const second = { ...first, marks: { ...first.marks, A2: { points: 7.5, comment: '', files: [] } } };
    expect(saveSheet.inputs().at(-1)).toMatchObject({ version: 2, content: second });
    await saveSheet.answer(success(ownSheet({ ...second, keptTime, version: 3 })));
    expect(value()).toEqual({ editing: 'kept' });
  });

  test('a save keeps the criteria and equal marks as the same objects, so that their rows do not render again', async () => {
    const { actor, context, type, saveSheet } = await opened(ownSheet(complete));
    type('A1', '9');
    const { sheet: before, content } = context();
    actor.send({ type: 'field.left' });
    await saveSheet.answer(success(structuredClone(ownSheet({ ...contentWith({ A1: 9, A2: 8 }), version: 2 }))));
    const { sheet, content: after } = context();
    expect({
      version: sheet?.version,
      template: sheet?.template === before?.template,
      marks: ['A1', 'A2'].map((code) => after.marks[code] === content.marks[code]),
    }).toEqual({ version: 2, template: true, marks: [true, true] });
  });

  test('W1.6: a failed save is reported, keeps the changes on the device, and is retried by the button and the next change', async () => {
    const { actor, clock, context, facts, type, fetchTheirs, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(network);
    expect({ state: value(), failure: context().failure, content: context().content }).toEqual({
      state: { editing: 'notSaved' },
      failure: network.failure,
      content: contentWith({ A1: 8 }),
    });
    expect(facts.findLast(({ type: name }) => name === 'draft.noted')).toMatchObject({
      path: `${pagePath}?review=7`,
      version: 1,
    });
    actor.send({ type: 'retry' });
    // The same values sent again without an answer are the same write (decision 043).
    expect(new Set(saveSheet.inputs().map(({ attempt }) => attempt)).size).toEqual(1);
    await saveSheet.answer(refused);
    await fetchTheirs.answer(success(ownSheet()));
    expect({ state: value(), failure: context().failure }).toEqual({
      state: { editing: 'notSaved' },
      failure: refused.failure,
    });
    type('A1', '9');
    clock.increment(1200);
    expect(saveSheet.inputs().map(({ content }) => content.marks['A1']?.points)).toEqual([8, 8, 9]);
    await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 9 }), version: 2 })));
    expect({ state: value(), last: facts.slice(-2) }).toEqual({
      state: { editing: 'kept' },
      last: [
        { type: 'draft.dropped', path: `${pagePath}?review=7` },
        { type: 'page.unsaved', id: 'tab3', unsaved: false, saving: false },
      ],
    });
  });

  test('a save with a lost answer is recognised as one’s own: the next save continues from it without a question', async () => {
    const { actor, type, fetchTheirs, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(network);
    type('A1', '9');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(conflict);
    await fetchTheirs.answer(success(ownSheet({ ...contentWith({ A1: 8 }), version: 2 })));
    expect(value()).toEqual({ editing: 'dirty' });
    actor.send({ type: 'field.left' });
    expect(saveSheet.inputs().at(-1)).toMatchObject({ version: 2, content: contentWith({ A1: 9 }) });
  });

  test('invalid points stay as typed, do not count, and are stored on the device', async () => {
    const { context, facts, type, value } = await opened(ownSheet(contentWith({ A1: 8 })));
    type('A1', '7,5');
    expect({ points: context().content.marks['A1']?.points, typed: context().typed }).toEqual({
      points: null,
      typed: { A1: '7,5' },
    });
    expect(missingIn(context())).toEqual([
      { code: 'A1', lacks: 'validPoints' },
      { code: 'A2', lacks: 'points' },
    ]);
    type('B9', '3');
    expect(JSON.stringify(facts.findLast(({ type: name }) => name === 'draft.noted'))).toContain('7,5');
    type('A1', '７．５');
    expect({ points: context().content.marks['A1']?.points, typed: context().typed, state: value() }).toEqual({
      points: 7.5,
      typed: {},
      state: { editing: 'dirty' },
    });
  });

  test('W1.4: an incomplete sheet cannot be submitted; a complete one shows a summary, is sent once and locked', async () => {
    const { actor, context, facts, type, submitSheet, value } = await opened(ownSheet(contentWith({ A1: 8 })));
    actor.send({ type: 'submit' });
    expect({ state: value(), failedChecks: context().failedChecks }).toEqual({
      state: { editing: 'kept' },
      failedChecks: 1,
    });
    // Full points need a comment.
    type('A2', '10');
    expect(missingIn(context())).toEqual([{ code: 'A2', lacks: 'comment' }]);
    actor.send({ type: 'comment.typed', code: 'A2', comment: '很好' });
    actor.send({ type: 'submit' });
    expect(value()).toEqual('confirming');
    actor.send({ type: 'submit.cancel' });
    expect(value()).toEqual({ editing: 'dirty' });
    actor.send({ type: 'submit' });
    actor.send({ type: 'submit.confirm', goOn: false });
    const content = context().content;
    expect(submitSheet.inputs()).toMatchObject([{ id: '7', version: 1, content, isFinal: true }]);
    await submitSheet.answer(success(ownSheet({ ...content, state: 'submitted', version: 2 })));
    type('A1', '0');
    expect({
      state: value(),
      content: context().content,
      notices: facts.filter((one) => one.type === 'notice'),
    }).toEqual({ state: { locked: 'resting' }, content, notices: [notified({ code: 'sheet.submitted', next: null })] });
  });

  test('W1.7: submit and next opens the next waiting base', async () => {
    const { actor, facts, findNext, submitSheet } = await opened(ownSheet(complete));
    actor.send({ type: 'submit' });
    await findNext.answer(success({ title: '绿水基地', href: `${pagePath}?review=8` }));
    actor.send({ type: 'submit.confirm', goOn: true });
    await submitSheet.answer(success(ownSheet({ ...complete, state: 'submitted', version: 2 })));
    expect(facts.at(-1)).toEqual({ type: 'navigation.requested', href: `${pagePath}?review=8`, replace: false });
  });

  test('after a submission the message offers the next base, unless it opens anyway', async () => {
    const noticesAfter = async (goOn: boolean) => {
      const { actor, facts, findNext, submitSheet } = await opened(ownSheet(complete));
      actor.send({ type: 'submit' });
      await findNext.answer(success({ title: '绿水基地', href: `${pagePath}?review=8` }));
      actor.send({ type: 'submit.confirm', goOn });
      await submitSheet.answer(success(ownSheet({ ...complete, state: 'submitted', version: 2 })));
      return facts.filter((one) => one.type === 'notice');
    };
    const next = { title: '绿水基地', href: `${pagePath}?review=8` };
    expect(await noticesAfter(false)).toEqual([notified({ code: 'sheet.submitted', next })]);
    expect(await noticesAfter(true)).toEqual([notified({ code: 'sheet.submitted', next: null })]);
  });

  test('a summary requested during a save is shown when it has ended', async () => {
    const { actor, type, saveSheet, value } = await opened(ownSheet(complete));
    type('A1', '9');
    actor.send({ type: 'field.left' });
    actor.send({ type: 'submit' });
    expect(value()).toEqual({ editing: 'saving' });
    await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 9, A2: 8 }), version: 2 })));
    expect(value()).toEqual('confirming');
  });

  test('offline changes stay on the device; a submission waits, and is sent once when the network is back', async () => {
    const { actor, context, online, facts, type, saveSheet, submitSheet, value } = await opened(ownSheet(complete));
    online(false);
    type('A1', '9');
    expect({ state: value(), noted: facts.some((one) => one.type === 'draft.noted') }).toEqual({
      state: { editing: 'offline' },
      noted: true,
    });
    actor.send({ type: 'submit' });
    actor.send({ type: 'submit.confirm', goOn: false });
    expect({ state: value(), calls: submitSheet.calls.length }).toEqual({ state: 'waiting', calls: 0 });
    online(true);
    online(true);
    expect({ state: value(), sent: submitSheet.inputs().map(({ content }) => content.marks['A1']?.points) }).toEqual({
      state: 'submitting',
      sent: [9],
    });
    await submitSheet.answer(success(ownSheet({ ...context().content, state: 'submitted', version: 2 })));
    expect({ state: value(), saves: saveSheet.calls.length }).toEqual({ state: { locked: 'resting' }, saves: 0 });
  });

  test('a submission interrupted by the network is sent again as the same one when it is back', async () => {
    const { actor, online, submitSheet, value } = await opened(ownSheet(complete));
    actor.send({ type: 'submit' });
    actor.send({ type: 'submit.confirm', goOn: false });
    online(false);
    await submitSheet.answer(network);
    expect(value()).toEqual('waiting');
    online(true);
    const attempts = submitSheet.inputs().map(({ attempt }) => attempt);
    expect({ count: attempts.length, isSame: attempts[0] === attempts[1] }).toEqual({ count: 2, isSame: true });
  });

  test('W1.15: a newer state from another window is not overwritten before a choice; mine is applied to it by criterion', async () => {
    const { actor, context, type, fetchTheirs, saveSheet, value } = await opened(ownSheet(complete));
    type('A1', '7');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(conflict);
    await fetchTheirs.answer(success(ownSheet({ ...contentWith({ A1: 6, A2: 9 }), version: 4 })));
    type('A2', '1');
    expect({ state: value(), here: context().content.marks['A2']?.points }).toEqual({
      state: { editing: 'conflict' },
      here: 1,
    });
    // Typing in the meantime is not lost.
    type('A2', '8');
    actor.send({ type: 'mine.keep' });
    expect(saveSheet.inputs().at(-1)).toMatchObject({ version: 4, content: contentWith({ A1: 7, A2: 9 }) });
  });

  test('W1.15: theirs can be accepted; returning to a window shows the newer state before anything is typed', async () => {
    const { actor, context, type, fetchTheirs, saveSheet, value } = await opened(ownSheet(complete));
    type('A1', '7');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(conflict);
    const theirs = contentWith({ A1: 6, A2: 9 });
    await fetchTheirs.answer(success(ownSheet({ ...theirs, version: 4 })));
    actor.send({ type: 'theirs.take' });
    expect({ state: value(), content: context().content }).toEqual({ state: { editing: 'kept' }, content: theirs });
    actor.send({ type: 'window.back' });
    await fetchTheirs.answer(success(ownSheet({ ...complete, version: 5 })));
    expect({ state: value(), content: context().content }).toEqual({ state: { editing: 'kept' }, content: complete });
  });

  test('a submission in another window locks this one, and the changes here stay on the device', async () => {
    const { actor, facts, type, fetchTheirs, saveSheet, value } = await opened(ownSheet(complete));
    type('A1', '7');
    actor.send({ type: 'field.left' });
    await saveSheet.answer(conflict);
    await fetchTheirs.answer(success(ownSheet({ ...complete, state: 'submitted', version: 4 })));
    expect({ state: value(), last: facts.findLast((one) => one.type.startsWith('draft.'))?.type }).toEqual({
      state: { locked: 'resting' },
      last: 'draft.noted',
    });
  });

  test('W1.7, W1.15: on the way to another base pending changes are saved for the first one, and none appear in the second', async () => {
    const { actor, context, type, fetchSheet, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'page.located', location: at(`${pagePath}?review=8`).location });
    expect(saveSheet.inputs()).toMatchObject([{ id: '7', content: contentWith({ A1: 8 }) }]);
    await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 8 }), version: 2 })));
    expect({ state: value(), asked: fetchSheet.inputs(), content: context().content }).toEqual({
      state: 'loading',
      asked: [{ id: '7' }, { id: '8' }],
      content: { marks: {}, vetoes: [] },
    });
  });

  test('the subject is fetched beside each sheet once; the sheet neither waits for it nor fails with it', async () => {
    const { actor, fetchSheet, fetchSubject, value } = await opened();
    await fetchSubject.answer(network);
    expect(value()).toEqual({ editing: 'kept' });
    actor.send({ type: 'page.located', location: at(`${pagePath}?review=8`).location });
    await fetchSheet.answer(success(ownSheet()));
    const path = '/home/baseResourcesScore';
    expect(fetchSubject.inputs()).toEqual([
      { path, id: '7' },
      { path, id: '8' },
    ]);
    expect(started({ may: false }).fetchSubject.calls).toEqual([]);
  });

  test('after a crash changes to the same version are restored from the device, those to another version are offered', async () => {
    const same = await opened(ownSheet(complete), {
      found: draftOf({ base: complete, content: contentWith({ A1: 9, A2: 8 }), typed: { A2: '8,5' } }),
    });
    expect({ state: same.value(), context: same.context() }).toMatchObject({
      state: { editing: 'dirty' },
      context: { content: contentWith({ A1: 9, A2: 8 }), typed: { A2: '8,5' }, restoredAt: 5, draft: null },
    });
    const older = await opened(ownSheet({ ...contentWith({ A1: 8, A2: 9 }), version: 2 }), {
      found: draftOf({ base: complete, content: contentWith({ A1: 9, A2: 8 }) }),
    });
    expect({ state: older.value(), isOffered: older.context().draft !== null }).toEqual({
      state: { editing: 'kept' },
      isOffered: true,
    });
    older.actor.send({ type: 'draft.taken' });
    expect(older.context().content).toEqual(contentWith({ A1: 9, A2: 9 }));
  });

  test('fault C9: only the template is shown without the right; with it, the sheet too', async () => {
    const { actor, fetchSheet, fetchTemplate, value } = started({ may: false });
    expect({ asked: fetchTemplate.inputs(), sheets: fetchSheet.calls.length }).toEqual({
      asked: [{ path: pagePath }],
      sheets: 0,
    });
    await fetchTemplate.answer(success(template));
    actor.send({ type: 'right.reported', may: false });
    expect(value()).toEqual({ template: 'shown' });
    actor.send({ type: 'right.reported', may: true });
    expect({ state: value(), asked: fetchSheet.inputs() }).toEqual({ state: 'loading', asked: [{ id: '7' }] });
    const reading = started({ review: null });
    reading.actor.send({ type: 'right.reported', may: true });
    expect({ state: reading.value(), asked: reading.fetchTemplate.inputs() }).toEqual({
      state: { template: 'loading' },
      asked: [{ path: pagePath }],
    });
  });

  test('withdrawing the right while typing keeps the changes on the device, and the page says so', async () => {
    const { actor, context, facts, type, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'right.reported', may: false });
    expect({ state: value(), isDraftKept: context().isDraftKept, last: facts.at(-1)?.type }).toEqual({
      state: { template: 'loading' },
      isDraftKept: true,
      last: 'draft.noted',
    });
  });

  test('a recusal opened and cancelled during a save causes no conflict with that save', async () => {
    const { actor, clock, context, type, fetchTheirs, saveSheet, value } = await opened();
    type('A1', '8');
    actor.send({ type: 'field.left' });
    actor.send({ type: 'recusal.ask' });
    actor.send({ type: 'recusal.cancel' });
    type('A2', '7');
    actor.send({ type: 'field.left' });
    clock.increment(1200);
    // The first was received after all: the second is refused, because it was based on the previous version.
    await saveSheet.answer(conflict);
    await fetchTheirs.answer(success(ownSheet({ ...contentWith({ A1: 8 }), version: 2 })));
    expect({ state: value(), content: context().content }).toEqual({
      state: { editing: 'dirty' },
      content: contentWith({ A1: 8, A2: 7 }),
    });
    clock.increment(1200);
    expect(saveSheet.inputs().at(-1)).toMatchObject({ version: 2, content: contentWith({ A1: 8, A2: 7 }) });
  });

  test('W1.2: a recusal contains its reason and locks the sheet; repeated without an answer, it is the same write', async () => {
    const { actor, recuse, value } = await opened();
    const ask = () => actor.send({ type: 'recusal.confirm', reason: '亲属任职' });
    actor.send({ type: 'recusal.ask' });
    ask();
    await recuse.answer(network);
    expect(value()).toEqual({ recusing: 'asking' });
    ask();
    await recuse.answer(refused);
    ask();
    await recuse.answer(success(ownSheet({ state: 'recused' })));
    const [first, second, third] = recuse.inputs();
    expect({ state: value(), first, isSecondSame: second?.attempt === first?.attempt }).toEqual({
      state: { locked: 'resting' },
      first: { id: '7', reason: '亲属任职', attempt: expect.any(String) },
      isSecondSame: true,
    });
    expect(third?.attempt === first?.attempt).toEqual(false);
  });
});
