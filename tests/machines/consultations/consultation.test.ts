import { describe, expect, test } from 'vitest';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import type { Consultation, ConsultationContact, OwnerChoice } from '#src/domain/consultations/consultation.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import type { ConsultationWrite } from '#src/machines/consultations/consultation-context.ts';
import { consultationMachine } from '#src/machines/consultations/consultation.ts';
import type { DraftQuestion, RecordQuestion } from '#src/machines/record/kind.ts';
import { type SubjectQuestion, type SubjectToRead, subjectMachine } from '#src/machines/record/subject.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { answeredByOther, consultationOf } from '#tests/machines/support/consultations.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  expired,
  missing,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
  timeout,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/book/book';
const input = { tabId: 'tab1', location: at(`${path}/7`).location };
const conflict = failed({ kind: 'refused', code: 409, message: '已被他人处理', reason: 'conflict' });
const contact: ConsultationContact = { id: '7', name: '李小禾', phone: '13800000000', email: 'l@example.com' };
const draft: Draft = { version: 1, values: { reply: '您好', note: '', letter: 'reply' }, savedAt: 5 };
const owners: OwnerChoice[] = [{ account: 'wang', name: '王芳', open: 2 }];
const typed = { type: 'typed', letter: 'reply', text: '您好，秋天最好。' } as const;
const reply = { type: 'act', act: { step: 'reply', text: typed.text }, goesOn: false } as const;

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(`${path}/7`).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'letter.choose': [{ type: 'letter.choose', letter: 'reply' }],
    typed: [typed, { type: 'typed', letter: 'note', text: '已电话联系' }],
    act: [
      reply,
      { type: 'act', act: { step: 'reply', text: '您好{{基地}}' }, goesOn: false },
      { type: 'act', act: { step: 'take' }, goesOn: true },
    ],
    ask: [
      { type: 'ask', asked: 'assign' },
      { type: 'ask', asked: 'reopen' },
    ],
    'ask.cancel': [{ type: 'ask.cancel' }],
    reveal: [{ type: 'reveal' }],
    mask: [{ type: 'mask' }],
  },
  answers: {
    fetchRecord: [success(consultationOf('7')), missing, network],
    fetchTheirs: [success(answeredByOther('7', 2)), success(consultationOf('7')), missing, network],
    findDraft: [null, draft],
    saveRecord: [success(consultationOf('7', 2)), success(null), refused, conflict, expired, timeout],
    fetchOwners: [success(owners), network],
    findNeighbours: [{ previous: '6', next: '8' }],
    reveal: [success(new Secret(contact)), network],
  },
  situation: ({
    context: {
      consultation,
      typed: { reply: text, note },
      asked,
      draft: offered,
    },
  }) => [consultation !== null, text !== '', note !== '', asked !== null, offered !== null],
  input,
} satisfies Model<typeof consultationMachine>;

function opened() {
  const ports = {
    fetchRecord: port<Result<Consultation>, RecordQuestion>(),
    fetchTheirs: port<Result<Consultation>, RecordQuestion>(),
    findDraft: port<Draft | null, DraftQuestion>(),
    saveRecord: port<Result<Consultation | null>, ConsultationWrite>(),
    fetchOwners: port<Result<readonly OwnerChoice[]>>(),
    findNeighbours: port<Neighbours, { id: string }>(),
    reveal: port<Result<Secret<ConsultationContact>>, { id: string }>(),
    fetchSubject: port<Result<SubjectToRead>, SubjectQuestion>(),
  };
  const running = run(
    consultationMachine.provide({
      actors: {
        fetchRecord: ports.fetchRecord.logic,
        fetchTheirs: ports.fetchTheirs.logic,
        findDraft: ports.findDraft.logic,
        saveRecord: ports.saveRecord.logic,
        fetchOwners: ports.fetchOwners.logic,
        findNeighbours: ports.findNeighbours.logic,
        reveal: ports.reveal.logic,
        templates: feed().logic as never,
        subject: subjectMachine.provide({ actors: { fetchSubject: ports.fetchSubject.logic } }),
      },
    }),
    input,
  );
  return { ...running, ...ports, context: () => running.actor.getSnapshot().context };
}

async function shown(found: Draft | null = null) {
  const page = opened();
  await page.findNeighbours.answer({ previous: '6', next: '8' });
  await page.fetchRecord.answer(success(consultationOf('7')));
  await page.findDraft.answer(found);
  taken(page.facts);
  return page;
}

/** The result of a page that was asked to save and sent nothing. */
const notSent = { calls: 0, facts: [{ type: 'page.notSaved', id: 'tab1' }], checks: 1 };
const unsaved = (more: object = {}) => ({ type: 'page.unsaved', id: 'tab1', unsaved: true, ...more });
const noted = (reply_: string, note = '', version = 1) => ({
  type: 'draft.noted',
  path: `${path}/7`,
  version,
  values: { reply: reply_, note },
});

describe('consultation', () => {
  describeModel(consultationMachine, model);

  test('the record that was asked about is fetched once the consultation is known, and its failure stays in its part', async () => {
    const { value, fetchSubject, facts } = await shown();
    expect(fetchSubject.inputs()).toEqual([{ path: '/home/baseResources', id: '3' }]);
    await fetchSubject.answer(network);
    expect([value(), facts]).toEqual([{ editing: 'resting' }, []]);
  });

  test('W3.8 no form is chosen at first; reply and note have separate texts', async () => {
    const { actor, context } = await shown();
    const before = context().letter;
    actor.send({ type: 'letter.choose', letter: 'note' });
    actor.send({ type: 'typed', letter: 'note', text: '已电话联系' });
    actor.send({ type: 'letter.choose', letter: 'reply' });
    expect({ before, letter: context().letter, typed: context().typed }).toEqual({
      before: null,
      letter: 'reply',
      typed: { reply: '', note: '已电话联系' },
    });
  });

  test('a reply is sent with the version in view; afterwards no text is typed and no form chosen', async () => {
    const { actor, facts, saveRecord, context, value } = await shown();
    actor.send({ type: 'letter.choose', letter: 'reply' });
    actor.send(typed);
    taken(facts);
    actor.send(reply);
    const [{ id, version, act } = { id: '', version: 0, act: null }] = saveRecord.inputs();
    await saveRecord.answer(success(consultationOf('7', 2, { status: 'answered' })));
    expect({ sent: { id, version, act }, state: value(), letter: context().letter, typed: context().typed }).toEqual({
      sent: { id: '7', version: 1, act: reply.act },
      state: { editing: 'resting' },
      letter: null,
      typed: { reply: '', note: '' },
    });
    expect(taken(facts)).toEqual([
      unsaved({ saving: true }),
      { type: 'draft.dropped', path: `${path}/7` },
      { type: 'tab.moved', id: 'tab1', path: `${path}/7`, subject: '青秀山观鸟什么季节最好？ · 李**' },
      notified({ code: 'consulting.stepped', step: 'reply', title: consultationOf('7').title, next: `${path}/8` }),
      { type: 'records.changed', path, record: null },
      { type: 'page.unsaved', id: 'tab1', unsaved: false },
    ]);
  });

  test('W3.10 a reply with variables left is not sent; a note may have them', async () => {
    const { actor, saveRecord, context } = await shown();
    actor.send({ type: 'act', act: { step: 'reply', text: '{{咨询人}}您好，{{基地}}欢迎您' }, goesOn: false });
    const refusals = { calls: saveRecord.calls.length, checks: context().failedChecks };
    actor.send({ type: 'act', act: { step: 'note', text: '模板里有{{基地}}' }, goesOn: false });
    expect({ refusals, sent: saveRecord.calls.length }).toEqual({ refusals: { calls: 0, checks: 1 }, sent: 1 });
  });

  test('a reply with the variable of the visitor’s name is sent; then the next consultation of the list is offered', async () => {
    const { actor, facts, saveRecord } = await shown();
    const act = { step: 'reply', text: '{{咨询人}}，您好！' } as const;
    taken(facts);
    actor.send({ type: 'act', act, goesOn: false });
    expect(saveRecord.inputs().map((sent) => sent.act)).toEqual([act]);
    await saveRecord.answer(success(consultationOf('7', 2, { status: 'answered' })));
    const { title } = consultationOf('7');
    expect(taken(facts)).toContainEqual(
      notified({ code: 'consulting.stepped', step: 'reply', title, next: `${path}/8` }),
    );
  });

  test('a text counts visible characters: 5,000 emoji are sent, one more is not', async () => {
    const { actor, saveRecord, context } = await shown();
    actor.send({ type: 'act', act: { step: 'note', text: '🌲'.repeat(5001) }, goesOn: false });
    const refusals = { calls: saveRecord.calls.length, checks: context().failedChecks };
    actor.send({ type: 'act', act: { step: 'note', text: ` ${'🌲'.repeat(5000)} ` }, goesOn: false });
    expect({ refusals, sent: saveRecord.calls.length }).toEqual({ refusals: { calls: 0, checks: 1 }, sent: 1 });
  });

  test('W3.11 after an answer by another user nothing is sent; their text is marked as new, mine stays and can be sent next', async () => {
    const { actor, facts, saveRecord, fetchTheirs, context } = await shown();
    actor.send({ type: 'letter.choose', letter: 'reply' });
    actor.send(typed);
    actor.send(reply);
    taken(facts);
    await saveRecord.answer(conflict);
    await fetchTheirs.answer(success(answeredByOther('7', 2)));
    expect({ news: context().news, typed: context().typed.reply, letter: context().letter }).toEqual({
      news: { messages: ['m2'], isMoved: true, event: null, refused: 'reply' },
      typed: typed.text,
      letter: 'reply',
    });
    expect(taken(facts)).toEqual([{ type: 'page.notSaved', id: 'tab1' }, unsaved()]);
    actor.send(reply);
    expect(saveRecord.inputs().map(({ version }) => version)).toEqual([1, 2]);
    const [first, second] = saveRecord.inputs();
    expect(first?.attempt === second?.attempt).toBe(false);
  });

  const write = { type: 'act', act: { step: 'note', text: '已电话联系' }, goesOn: false } as const;
  const take = { type: 'act', act: { step: 'take' }, goesOn: false } as const;

  test('a stored note without an answer is sent again under its first key after another step, and not stored twice', async () => {
    const { actor, saveRecord, fetchTheirs, context } = await shown();
    actor.send({ type: 'typed', letter: 'note', text: write.act.text });
    actor.send(write);
    await saveRecord.answer(timeout);
    actor.send(take);
    await saveRecord.answer(conflict);
    await fetchTheirs.answer(success(consultationOf('7', 2)));
    actor.send(take);
    await saveRecord.answer(success(consultationOf('7', 3)));
    actor.send(write);
    await saveRecord.answer(success(consultationOf('7', 2)));
    const [first, second, third, fourth] = saveRecord.inputs();
    expect({
      isSentAsBefore: JSON.stringify(fourth) === JSON.stringify(first),
      keys: new Set([first, second, third].map((sent) => sent?.attempt)).size,
      version: context().consultation?.version,
      typed: context().typed.note,
    }).toEqual({ isSentAsBefore: true, keys: 3, version: 3, typed: '' });
  });

  test('a note without an answer is a new write after a step on the same version, which shows that it was not stored', async () => {
    const { actor, saveRecord } = await shown();
    actor.send(write);
    await saveRecord.answer(timeout);
    actor.send(take);
    await saveRecord.answer(success(consultationOf('7', 2)));
    actor.send(write);
    const [first, , third] = saveRecord.inputs();
    expect([third?.version, third?.attempt === first?.attempt]).toEqual([2, false]);
  });

  test.each([
    ['its text was deleted', { type: 'typed', letter: 'note', text: '' }],
    ['the work was discarded', { type: 'work.discard' }],
  ] as const)('a note without an answer is a new note after %s', async (_, event) => {
    const { actor, saveRecord } = await shown();
    actor.send(write);
    await saveRecord.answer(timeout);
    actor.send(event);
    actor.send(write);
    const [first, second] = saveRecord.inputs().map(({ attempt }) => attempt);
    expect(second === first).toBe(false);
  });

  test('a note without an answer is a new note after another note, on whatever version', async () => {
    const { actor, saveRecord, fetchTheirs } = await shown();
    const other = { ...write, act: { step: 'note', text: '已回电' } } as const;
    actor.send(write);
    await saveRecord.answer(timeout);
    actor.send(take);
    await saveRecord.answer(conflict);
    await fetchTheirs.answer(success(consultationOf('7', 2)));
    actor.send(other);
    await saveRecord.answer(success(consultationOf('7', 3)));
    actor.send(write);
    expect(new Set(saveRecord.inputs().map(({ attempt }) => attempt)).size).toEqual(4);
  });

  test('a note whose text is deleted while it is sent keeps its key if no answer comes', async () => {
    const { actor, saveRecord } = await shown();
    actor.send(write);
    actor.send({ type: 'typed', letter: 'note', text: '' });
    await saveRecord.answer(timeout);
    actor.send(write);
    const [first, second] = saveRecord.inputs();
    expect(second).toEqual(first);
  });

  test('a step without an answer and without a text is a new write after another step', async () => {
    const { actor, saveRecord } = await shown();
    for (const act of [take, write, take, write]) {
      actor.send(act);
      await saveRecord.answer(timeout);
    }
    const [first, second, third, fourth] = saveRecord.inputs().map(({ attempt }) => attempt);
    expect([third === first, fourth === second]).toEqual([false, true]);
  });

  test('another refusal is reported, and the typed text stays', async () => {
    const { actor, facts, saveRecord, fetchTheirs, context } = await shown();
    actor.send(typed);
    actor.send(reply);
    taken(facts);
    await saveRecord.answer(refused);
    await fetchTheirs.answer(success(consultationOf('7')));
    expect({ typed: context().typed.reply, notice: taken(facts)[0] }).toEqual({
      typed: typed.text,
      notice: notified({ code: 'failure', failure: refused.failure }),
    });
  });

  test('a reply sent again without an answer is the same write', async () => {
    const { actor, saveRecord } = await shown();
    actor.send(typed);
    actor.send(reply);
    await saveRecord.answer(timeout);
    actor.send(reply);
    const [first, second] = saveRecord.inputs();
    expect(second).toEqual(first);
  });

  test('W3.12 a step keeps the typed text as a draft on the new version', async () => {
    const { actor, facts, saveRecord, context } = await shown();
    actor.send({ type: 'letter.choose', letter: 'reply' });
    actor.send(typed);
    actor.send({ type: 'act', act: { step: 'take' }, goesOn: false });
    taken(facts);
    await saveRecord.answer(success(consultationOf('7', 2)));
    expect({ typed: context().typed.reply, letter: context().letter }).toEqual({ typed: typed.text, letter: 'reply' });
    expect(taken(facts)).toContainEqual({
      ...noted(typed.text, '', 2),
      values: { reply: typed.text, note: '', letter: 'reply' },
    });
  });

  test('W3.12 a draft of an earlier visit is offered with its purpose', async () => {
    const { actor, facts, context } = await shown(draft);
    actor.send({ type: 'draft.taken' });
    expect({ typed: context().typed, letter: context().letter, facts: taken(facts) }).toEqual({
      typed: { reply: '您好', note: '' },
      letter: 'reply',
      facts: [unsaved()],
    });
  });

  test('a request to save stores a note; only the user sends a reply', async () => {
    const { actor, facts, saveRecord, context } = await shown();
    actor.send(typed);
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ calls: saveRecord.calls.length, facts: taken(facts), checks: context().failedChecks }).toEqual(notSent);
    actor.send({ type: 'typed', letter: 'reply', text: '' });
    actor.send({ type: 'typed', letter: 'note', text: '已电话联系' });
    actor.send({ type: 'work.save' });
    expect(saveRecord.inputs().map(({ act }) => act)).toEqual([{ step: 'note', text: '已电话联系' }]);
  });

  test('send and next opens the next one of the list, but not after a refusal', async () => {
    const { actor, facts, saveRecord, fetchTheirs } = await shown();
    actor.send(typed);
    actor.send({ ...reply, goesOn: true });
    taken(facts);
    await saveRecord.answer(conflict);
    await fetchTheirs.answer(success(answeredByOther('7', 2)));
    const afterRefusal = taken(facts).filter(({ type }) => type === 'navigation.requested');
    actor.send({ ...reply, goesOn: true });
    await saveRecord.answer(success(consultationOf('7', 3)));
    expect({ afterRefusal, afterwards: taken(facts).filter(({ type }) => type === 'navigation.requested') }).toEqual({
      afterRefusal: [],
      afterwards: [{ type: 'navigation.requested', href: `${path}/8`, replace: false }],
    });
  });

  test('W3.14 contact details are a secret in the context, and are masked when the record is left', async () => {
    const { actor, reveal, context } = await shown();
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contact)));
    expect(JSON.stringify(context())).not.toContain('13800000000');
    expect(context().contact?.reveal()).toEqual(contact);
    actor.send({ type: 'mask' });
    expect(context().contact).toBe(null);
    actor.send({ type: 'reveal' });
    actor.send({ type: 'mask' });
    await reveal.answer(success(new Secret(contact)));
    expect(context().contact).toBe(null);
  });

  test('a page shown again fetches the record, unless something is typed', async () => {
    const { actor, fetchTheirs, context } = await shown();
    const located = { type: 'page.located', location: at(`${path}/7`).location } as const;
    actor.send(located);
    await fetchTheirs.answer(success(answeredByOther('7', 2)));
    actor.send(typed);
    actor.send(located);
    expect({ calls: fetchTheirs.calls.length, version: context().consultation?.version, news: context().news }).toEqual(
      {
        calls: 1,
        version: 2,
        news: { messages: ['m2'], isMoved: true, event: null, refused: null },
      },
    );
  });

  test('W3.5 a fetched record is applied even without a new step, because the calendar may have moved its due day', async () => {
    const { actor, fetchTheirs, context } = await shown();
    actor.send({ type: 'reload' });
    await fetchTheirs.answer(success(consultationOf('7', 1, { due: '2026-10-13' })));
    expect([context().consultation?.due, context().news]).toEqual(['2026-10-13', null]);
    actor.send({ type: 'reload' });
    await fetchTheirs.answer(success(consultationOf('7', 0, { due: '2026-10-01' })));
    expect(context().consultation?.due, 'an older answer').toEqual('2026-10-13');
  });

  test('W3.11 a refused step shows the other user’s action with person and time', async () => {
    const { actor, saveRecord, fetchTheirs, context } = await shown();
    actor.send({ type: 'act', act: { step: 'take' }, goesOn: false });
    await saveRecord.answer(conflict);
    const seen = consultationOf('7', 2, { owner: { account: 'wang', name: '王芳' } });
    const event = { time: '2026-09-29 09:00:00', by: 'wang', what: 'taken', about: null, reason: null } as const;
    const looked = { ...event, what: 'revealed' } as const;
    await fetchTheirs.answer(success({ ...seen, events: [...seen.events, event, looked] }));
    expect(context().news).toEqual({ messages: [], isMoved: true, event, refused: 'take' });
    const before = context().done;
    actor.send({ type: 'act', act: { step: 'take' }, goesOn: false });
    await saveRecord.answer(success(consultationOf('7', 3)));
    expect([context().done > before, context().news]).toEqual([true, null]);
  });

  test('after a success without a record the sent text is cleared, the rest stays, and the record is fetched again', async () => {
    const { actor, facts, saveRecord, context, value } = await shown();
    actor.send(typed);
    actor.send({ type: 'typed', letter: 'note', text: '已电话联系' });
    actor.send(reply);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ typed: context().typed, state: value(), facts: taken(facts) }).toEqual({
      typed: { reply: '', note: '已电话联系' },
      state: 'loading',
      facts: [
        { type: 'draft.dropped', path: `${path}/7` },
        notified({ code: 'consulting.stepped', step: 'reply', title: consultationOf('7').title, next: `${path}/8` }),
        noted('', '已电话联系'),
        { type: 'page.notSaved', id: 'tab1' },
        { type: 'records.changed', path, record: null },
        unsaved(),
      ],
    });
  });

  test.each([
    ['a reply and a note', '您好', '已电话联系'],
    ['nothing', '', ''],
    ['a note of blanks', '', '  '],
  ])('a request to save sends nothing if %s is typed', async (_, text, note) => {
    const { actor, facts, saveRecord, context } = await shown();
    actor.send({ type: 'typed', letter: 'reply', text });
    actor.send({ type: 'typed', letter: 'note', text: note });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ calls: saveRecord.calls.length, facts: taken(facts), checks: context().failedChecks }).toEqual(notSent);
  });

  test.each([
    ['assign', 'seeking', 1],
    ['reopen', { editing: 'resting' }, 0],
  ] as const)('the dialog of "%s" fetches staff only for a hand-over', async (asked, state, calls) => {
    const { actor, fetchOwners, context, value } = await shown();
    actor.send({ type: 'ask', asked });
    expect({ state: value(), asked: context().asked, calls: fetchOwners.calls.length }).toEqual({
      state,
      asked,
      calls,
    });
  });

  test('a page shown again changes nothing while a dialog is open', async () => {
    const { actor, fetchTheirs, context } = await shown();
    actor.send({ type: 'ask', asked: 'reopen' });
    actor.send({ type: 'page.located', location: at(`${path}/7`).location });
    expect([fetchTheirs.calls.length, context().asked]).toEqual([0, 'reopen']);
  });
});
