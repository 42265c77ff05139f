import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { Onward } from '#src/domain/scoring/desk.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { Review, Subject } from '#src/domain/scoring/review.ts';
import { reviewMachine } from '#src/machines/scoring/review.ts';
import type { AppointInput, ReviewStep, StepAnswer, StepInput } from '#src/machines/scoring/review-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  missing,
  network,
  nothing,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
  timeout,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { offer, reviewOf } from '#tests/machines/support/reviews.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/home/baseResourcesScore';
const applications = '/home/baseResourcesApplication';
const inputAt = (href: string) => ({ tabId: 'tab1', location: at(href).location });
const remind: ReviewStep = { step: 'remind', request: { id: '7', account: 'a' } };
const pass: ReviewStep = { step: 'pass', request: { id: '7' } };

const model = {
  events: {
    'page.located': [
      { type: 'page.located', location: at(`${path}/7`).location },
      { type: 'page.located', location: at(`${path}/new?path=${applications}&id=9`).location },
    ],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    'panel.change': [
      { type: 'panel.change', change: { path: '/home/baseResources', id: '3' } },
      { type: 'panel.change', change: { due: '2026-12-01', experts: ['c'] } },
    ],
    'panel.send': [{ type: 'panel.send' }],
    'candidates.retry': [{ type: 'candidates.retry' }],
    export: [{ type: 'export' }],
    'step.ask': [
      { type: 'step.ask', asked: { step: 'replace', account: 'a' } },
      { type: 'step.ask', asked: { step: 'pass', account: null } },
    ],
    'step.cancel': [{ type: 'step.cancel' }],
    'step.send': [
      { type: 'step.send', step: remind },
      { type: 'step.send', step: pass },
    ],
  },
  answers: {
    fetchReview: [success(reviewOf('7')), missing, network],
    fetchCandidates: [success(offer), network],
    findOnward: [{ id: '8', count: 2 }, null],
    appointPanel: [success(reviewOf('7')), success(null), refused, network],
    writeResult: [undefined],
    stepReview: [success(reviewOf('7', 2)), success(null), refused, network],
  },
  situation: ({ context: { review, panel, asked, unsettled } }) => [
    review !== null,
    panel.id,
    panel.experts.length,
    asked?.step,
    unsettled !== null,
  ],
  // A dialog is open only in these states.
  invariant: ({ context, value }) => {
    const { reviewing } = value as { reviewing?: { step: string } };
    if (reviewing?.step === 'idle') expect(context.asked).toEqual(null);
  },
} satisfies Model<typeof reviewMachine>;

function opened(href: string) {
  const fetchReview = port<Result<Review>, { id: string }>();
  const fetchCandidates = port<Result<PanelOffer>, Subject>();
  const findOnward = port<Onward | null, Review>();
  const appointPanel = port<StepAnswer, AppointInput>();
  const stepReview = port<StepAnswer, StepInput>();
  const running = run(
    reviewMachine.provide({
      actors: {
        fetchReview: fetchReview.logic,
        fetchCandidates: fetchCandidates.logic,
        findOnward: findOnward.logic,
        appointPanel: appointPanel.logic,
        stepReview: stepReview.logic,
        references: feed().logic as never,
      },
    }),
    inputAt(href),
  );
  const context = () => running.actor.getSnapshot().context;
  return { ...running, fetchReview, fetchCandidates, findOnward, appointPanel, stepReview, context };
}

async function shown() {
  const page = opened(`${path}/7`);
  await page.fetchReview.answer(success(reviewOf('7')));
  taken(page.facts);
  return page;
}

describe('review', () => {
  describeModel(reviewMachine, { ...model, input: inputAt(`${path}/new`) }, { ...model, input: inputAt(`${path}/7`) });

  test('another base of a panel has other experts; after the appointment the page becomes that of its review', async () => {
    const { actor, facts, fetchCandidates, appointPanel, context, value } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change: { experts: ['c'], due: '2026-12-01' } });
    actor.send({ type: 'panel.change', change: { path: '/home/baseResources', id: '9' } });
    expect(context().panel).toEqual({ path: '/home/baseResources', id: '9', due: '2026-12-01', experts: [] });
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.send' });
    expect(appointPanel.calls.length).toEqual(0);
    actor.send({ type: 'panel.change', change: { experts: ['c'] } });
    taken(facts);
    actor.send({ type: 'panel.send' });
    // Sent again without an answer, it is the same write (decision 043).
    await appointPanel.answer(timeout);
    actor.send({ type: 'panel.send' });
    await appointPanel.answer(success(reviewOf('7')));
    const [first, second] = appointPanel.inputs();
    expect(second).toEqual(first);
    expect({ asked: fetchCandidates.inputs(), sent: first?.panel, state: value(), facts: taken(facts) }).toEqual({
      asked: [
        { path: applications, id: '3' },
        { path: '/home/baseResources', id: '9' },
      ],
      sent: { path: '/home/baseResources', id: '9', due: '2026-12-01', experts: ['c'] },
      state: { reviewing: { record: { shown: 'seeking' }, file: 'idle', step: 'idle' } },
      facts: [
        { type: 'page.unsaved', id: 'tab1', unsaved: true, saving: true, keepable: false },
        notified({ code: 'failure', failure: { kind: 'timeout' } }),
        { type: 'page.notSaved', id: 'tab1' },
        { type: 'page.unsaved', id: 'tab1', unsaved: true, keepable: false },
        { type: 'page.unsaved', id: 'tab1', unsaved: true, saving: true, keepable: false },
        notified({ code: 'chair.stepped', step: 'appoint', title: '青秀山森林康养基地', next: null }),
        { type: 'records.changed', path: '/home/baseResources', record: null },
        { type: 'page.unsaved', id: 'tab1', unsaved: false },
        { type: 'tab.moved', id: 'tab1', path: `${path}/7`, subject: '青秀山森林康养基地' },
      ],
    });
  });

  test('a new review missing from the answer is on the desk, and the page is ready for the next panel', async () => {
    const { actor, facts, fetchCandidates, appointPanel, context, value } = opened(`${path}/new`);
    actor.send({ type: 'panel.change', change: { id: '3', due: '2026-12-01' } });
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change: { experts: ['c'] } });
    actor.send({ type: 'panel.send' });
    taken(facts);
    await appointPanel.answer(success(null));
    expect({ state: value(), panel: context().panel, last: taken(facts).at(-1) }).toEqual({
      state: { appointing: 'choosing' },
      panel: { path: applications, id: '', due: '', experts: [] },
      last: { type: 'navigation.requested', href: path, replace: false },
    });
  });

  test('the steps run one at a time; each reports its action and its target', async () => {
    const { actor, facts, stepReview, context, value } = await shown();
    actor.send({ type: 'step.send', step: remind });
    actor.send({ type: 'step.send', step: pass });
    await stepReview.answer(success(reviewOf('7', 2)));
    actor.send({ type: 'step.ask', asked: { step: 'pass', account: null } });
    actor.send({ type: 'step.send', step: pass });
    await stepReview.answer(success(reviewOf('7', 3)));
    expect({
      sent: stepReview.inputs().map(({ step }) => step),
      version: context().review?.version,
      state: value(),
      facts: taken(facts),
    }).toEqual({
      sent: [remind, pass],
      version: 3,
      state: { reviewing: { record: { shown: 'seeking' }, file: 'idle', step: 'idle' } },
      facts: [
        notified({ code: 'chair.stepped', step: 'remind', title: '专家a', next: null }),
        notified({ code: 'chair.stepped', step: 'pass', title: '青秀山森林康养基地', next: null }),
        { type: 'records.changed', path: applications, record: null },
      ],
    });
  });

  test('after a decision the next review to decide is offered, or opens if the chair goes on', async () => {
    const page = await shown();
    await page.findOnward.answer({ id: '8', count: 2 });
    page.actor.send({ type: 'step.send', step: pass });
    await page.stepReview.answer(success(reviewOf('7', 2)));
    page.actor.send({ type: 'step.send', step: pass, goesOn: true });
    await page.stepReview.answer(success(reviewOf('7', 3)));
    page.actor.send({ type: 'step.send', step: remind });
    await page.stepReview.answer(success(reviewOf('7', 4)));
    const [title, changed] = ['青秀山森林康养基地', { type: 'records.changed', path: applications, record: null }];
    expect(taken(page.facts)).toEqual([
      notified({ code: 'chair.stepped', step: 'pass', title, next: { href: `${path}/8`, count: 2 } }),
      changed,
      notified({ code: 'chair.stepped', step: 'pass', title, next: null }),
      changed,
      { type: 'navigation.requested', href: `${path}/8`, replace: false },
      notified({ code: 'chair.stepped', step: 'remind', title: '专家a', next: null }),
    ]);
  });

  test('an application that goes online is reported as such, and is a base, too', async () => {
    const { actor, facts, stepReview, context } = await shown();
    const goOnline: ReviewStep = { step: 'goOnline', request: { id: '7', application: '3' } };
    actor.send({ type: 'step.send', step: goOnline });
    await stepReview.answer(success({ ...reviewOf('7', 2), subjectStatus: 'online' }));
    expect([stepReview.inputs().map(({ step }) => step), context().review?.subjectStatus, taken(facts)]).toEqual([
      [goOnline],
      'online',
      [
        notified({ code: 'record.changed', operation: 'goOnline', title: '青秀山森林康养基地' }),
        { type: 'records.changed', path: applications, record: null },
        { type: 'records.changed', path: '/home/baseResources', record: null },
      ],
    ]);
  });

  test('the queue is fetched only for a review that the person can decide', async () => {
    const decided = opened(`${path}/7`);
    await decided.fetchReview.answer(success({ ...reviewOf('7'), status: 'passed' }));
    const foreign = opened(`${path}/7`);
    await foreign.fetchReview.answer(success({ ...reviewOf('7'), isChair: false }));
    const own = await shown();
    expect([decided, foreign, own].map(({ findOnward }) => findOnward.calls.length)).toEqual([0, 0, 1]);
  });

  test('a new panel starts with the usual due day, which a chosen one replaces', async () => {
    const { actor, fetchCandidates, context } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    const usual = context().panel.due;
    actor.send({ type: 'panel.change', change: { due: '2026-12-24' } });
    actor.send({ type: 'panel.change', change: { id: '4' } });
    await fetchCandidates.answer(success(offer));
    expect([usual, context().panel.due]).toEqual([offer.due, '2026-12-24']);
  });

  test('another subject has its own usual due day', async () => {
    const { actor, fetchCandidates, context } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change: { id: '4' } });
    const meanwhile = context().panel.due;
    await fetchCandidates.answer(success({ ...offer, due: '2026-12-18' }));
    expect([meanwhile, context().panel.due]).toEqual(['', '2026-12-18']);
  });

  test('a refusal leaves the dialog open and fetches the review again; the next try is a new write', async () => {
    const { actor, facts, fetchReview, stepReview, context, value } = await shown();
    actor.send({ type: 'step.ask', asked: { step: 'pass', account: null } });
    actor.send({ type: 'step.send', step: pass });
    await stepReview.answer(refused);
    expect(value()).toEqual({ reviewing: { record: 'loading', file: 'idle', step: 'asking' } });
    await fetchReview.answer(success(reviewOf('7', 4)));
    actor.send({ type: 'step.send', step: pass });
    const [first, second] = stepReview.inputs();
    expect({
      version: context().review?.version,
      isSameWrite: first?.attempt === second?.attempt,
      facts: taken(facts),
    }).toEqual({
      version: 4,
      isSameWrite: false,
      facts: [
        notified({ code: 'failure', failure: { kind: 'refused', code: 500, message: '不行' } }),
        { type: 'tab.named', id: 'tab1', subject: '青秀山森林康养基地' },
      ],
    });
  });

  test('without an answer the dialog stays and a retry is the same write; cancelling fetches the outcome', async () => {
    const { actor, fetchReview, stepReview } = await shown();
    actor.send({ type: 'step.ask', asked: { step: 'pass', account: null } });
    actor.send({ type: 'step.send', step: pass });
    await stepReview.answer(network);
    actor.send({ type: 'step.send', step: pass });
    await stepReview.answer(nothing);
    const [first, second] = stepReview.inputs();
    expect({ isSameWrite: first?.attempt === second?.attempt, asked: fetchReview.calls.length }).toEqual({
      isSameWrite: true,
      asked: 1,
    });
    actor.send({ type: 'step.cancel' });
    expect(fetchReview.calls.length).toEqual(2);
  });

  test('a step without an answer keeps its key after a step for another expert, but not after one that may undo it', async () => {
    const { actor, stepReview } = await shown();
    const remindAnother: ReviewStep = { step: 'remind', request: { id: '7', account: 'b' } };
    const send = async (step: ReviewStep, answer: StepAnswer) => {
      actor.send({ type: 'step.send', step });
      await stepReview.answer(answer);
    };
    await send(remind, network);
    await send(remindAnother, success(reviewOf('7', 4)));
    await send(remind, network);
    await send(pass, network);
    await send({ step: 'reopen', request: { id: '7', account: 'a', reason: '漏评' } }, success(reviewOf('7', 5)));
    await send(pass, network);
    expect(stepReview.inputs().map(({ attempt }) => attempt.split('.').at(-1))).toEqual(['1', '2', '1', '3', '4', '5']);
  });

  test('a replacement without an answer is a new step after it was reversed', async () => {
    const { actor, stepReview } = await shown();
    const replace = (account: string, by: string): ReviewStep => ({
      step: 'replace',
      request: { id: '7', account, by, reason: '出差' },
    });
    for (const step of [replace('a', 'b'), replace('b', 'a'), replace('a', 'b')]) {
      actor.send({ type: 'step.send', step });
      await stepReview.answer(network);
    }
    expect(new Set(stepReview.inputs().map(({ attempt }) => attempt)).size).toEqual(3);
  });

  test('a late answer to an earlier call does not replace a newer one', async () => {
    const { actor, fetchReview, stepReview, context } = await shown();
    actor.send({ type: 'step.send', step: remind });
    actor.send({ type: 'reload' });
    await stepReview.answer(success(reviewOf('7', 5)));
    await fetchReview.answer(success(reviewOf('7', 1)));
    expect(context().review?.version).toEqual(5);
  });

  test('each visit fetches the review; the former one stays in view, even after a failure', async () => {
    const { actor, facts, fetchReview, context, value } = await shown();
    actor.send({ type: 'page.located', location: at(`${path}/7`).location });
    await fetchReview.answer(network);
    expect({ state: value(), review: context().review, facts: taken(facts) }).toEqual({
      state: { reviewing: { record: { shown: 'seeking' }, file: 'idle', step: 'idle' } },
      review: reviewOf('7'),
      facts: [notified({ code: 'failure', failure: { kind: 'network' } })],
    });
  });

  test.each([
    ['passed', false, { shown: 'settled' }],
    ['returned', false, { shown: 'settled' }],
    ['passed', true, 'loading'],
  ] as const)('W7.1: a visit to a review that is %s, reopened: %s, is %o', async (status, reopenedSince, record) => {
    const { actor, fetchReview, value } = await shown();
    actor.send({ type: 'reload' });
    await fetchReview.answer(success({ ...reviewOf('7', 2), status, reopenedSince }));
    actor.send({ type: 'page.located', location: at(`${path}/7`).location });
    expect(value()).toEqual({ reviewing: { record, file: 'idle', step: 'idle' } });
  });

  test.each([
    ['the network fails', network],
    ['there is no answer', timeout],
  ] as const)('%s at the first visit: nothing is shown, and the next visit tries again', async (_, answer) => {
    const { actor, facts, fetchReview, value } = opened(`${path}/7`);
    await fetchReview.answer(answer);
    const before = value();
    // There is no result for a file.
    actor.send({ type: 'export' });
    expect({ before, state: value(), facts: taken(facts) }).toEqual({
      before: { reviewing: { record: 'failed', file: 'idle', step: 'idle' } },
      state: { reviewing: { record: 'failed', file: 'idle', step: 'idle' } },
      facts: [notified({ code: 'failure', failure: answer.failure })],
    });
    actor.send({ type: 'page.located', location: at(`${path}/7`).location });
    await fetchReview.answer(success(reviewOf('7')));
    expect(value()).toEqual({ reviewing: { record: { shown: 'seeking' }, file: 'idle', step: 'idle' } });
  });

  test('an unexpected error shows a failure at the first visit, and keeps the review in view at a later one', async () => {
    const { fetchReview, value } = opened(`${path}/7`);
    await fetchReview.break();
    const later = await shown();
    later.actor.send({ type: 'reload' });
    await later.fetchReview.break();
    expect([value(), later.value()]).toEqual([
      { reviewing: { record: 'failed', file: 'idle', step: 'idle' } },
      { reviewing: { record: { shown: 'seeking' }, file: 'idle', step: 'idle' } },
    ]);
  });

  test.each([
    ['change', 'seeking'],
    ['replace', 'seeking'],
    ['reopen', 'asking'],
    ['keep', 'asking'],
    ['pass', 'asking'],
    ['return', 'asking'],
  ] as const)('the dialog of "%s" fetches experts only if it offers them: %s', async (step, state) => {
    const { actor, value } = await shown();
    actor.send({ type: 'step.ask', asked: { step, account: null } });
    expect(value()).toEqual({ reviewing: { record: { shown: 'seeking' }, file: 'idle', step: state } });
  });

  test('a refused reminder opens no dialog', async () => {
    const { actor, stepReview, value } = await shown();
    actor.send({ type: 'step.send', step: remind });
    await stepReview.answer(refused);
    expect(value()).toEqual({ reviewing: { record: 'loading', file: 'idle', step: 'idle' } });
  });

  test.each([
    ['no day', { experts: ['c'], due: '' }, 'ready'],
    ['no expert', { due: '2026-12-01' }, 'ready'],
    ['a day and an expert', { experts: ['c'], due: '2026-12-01' }, 'sending'],
  ])('a panel needs a day and an expert; this one has %s', async (_, change, state) => {
    const { actor, fetchCandidates, value } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change });
    actor.send({ type: 'panel.send' });
    expect(value()).toEqual({ appointing: state });
  });

  test('the same number among the bases is another subject, whose experts are fetched', async () => {
    const { actor, fetchCandidates, context } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change: { experts: ['c'] } });
    actor.send({ type: 'panel.change', change: { path: '/home/baseResources' } });
    expect({ asked: fetchCandidates.inputs(), experts: context().panel.experts }).toEqual({
      asked: [
        { path: applications, id: '3' },
        { path: '/home/baseResources', id: '3' },
      ],
      experts: [],
    });
  });

  test.each([
    ['names another subject selects it and keeps the day', '?id=9', { id: '9', due: '2026-12-01', experts: [] }],
    ['names the same subject only shows the page again', '?id=3', { id: '3', due: '2026-12-01', experts: ['c'] }],
    ['names no subject keeps the choice', '', { id: '3', due: '2026-12-01', experts: ['c'] }],
  ])('an address that %s', async (_, search, panel) => {
    const { actor, fetchCandidates, context } = opened(`${path}/new?id=3`);
    await fetchCandidates.answer(success(offer));
    actor.send({ type: 'panel.change', change: { experts: ['c'], due: '2026-12-01' } });
    actor.send({ type: 'page.located', location: at(`${path}/new${search}`).location });
    expect(context().panel).toEqual({ path: applications, ...panel });
  });
});
