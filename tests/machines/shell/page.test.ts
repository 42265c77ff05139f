import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, type AnyEventObject, fromCallback, fromTransition } from 'xstate';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  articles,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';
import { sender } from '#tests/machines/support/sender.ts';

const { location } = at(articles);
const filtered = at(`${articles}?type=wildlife`).location;
const input = { tabId: 'tab2', location };

const model = {
  events: {
    'page.located': [{ type: 'page.located', location }],
    'records.changed': [recordChanged(articles)],
    'work.note': [{ type: 'work.note' }],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'records.outdated': [recordsOutdated('/system/userManager', '7')],
    'page.left': [{ type: 'page.left' }],
    'sending.ended': [{ type: 'sending.ended' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
  },
  answers: {
    findScreen: [null, { logic: null }, { logic: fromCallback(() => {}) }] satisfies (LoadedScreen | null)[],
    loadScreen: [{ logic: null }, { logic: fromCallback(() => {}) }] satisfies LoadedScreen[],
  },
  input,
  situation: ({ context }) => [context.logic !== null, context.screenActor !== null],
  invariant: ({ context, value }) => {
    expect(context.screenActor !== null).toEqual(
      ['shown', 'leaving', 'gone'].includes(value) && context.logic !== null,
    );
  },
} satisfies Model<typeof pageMachine>;

const childOf = (screenActor: AnyActorRef) =>
  (screenActor.getSnapshot() as { children: Record<'child', AnyActorRef> }).children.child;

/** A screen that records its events, and fails on request. */
function screenDouble() {
  const received: unknown[] = [];
  const logic = fromTransition(
    (_: unknown, event: AnyEventObject) => {
      if (event.type === 'break') throw new Error('broken');
      received.push(event);
    },
    ({ input: given }) => void received.push(given),
  );
  return { received, logic };
}

function page(loaded: LoadedScreen | null = null) {
  const load = port<LoadedScreen, { path: string }>();
  const findScreen = fromSyncAnswer<LoadedScreen | null, { path: string }>(() => loaded);
  const running = run(pageMachine.provide({ actors: { findScreen, loadScreen: load.logic } }), input);
  const context = () => running.actor.getSnapshot().context;
  const crashScreen = () => (context().screenActor as AnyActorRef).send({ type: 'break' });
  return { ...running, context, crashScreen, load };
}

async function shownPage(logic: AnyActorLogic | null) {
  const opened = page();
  await opened.load.answer({ logic });
  return opened;
}

describe('page', () => {
  describeModel(pageMachine, model);

  test('loads its screen and starts it with its tab and its location', async () => {
    const { received, logic } = screenDouble();
    const { load, value } = await shownPage(logic);
    expect({ loadInputs: load.inputs(), state: value(), received }).toEqual({
      loadInputs: [{ path: articles }],
      state: 'shown',
      received: [input],
    });
  });

  test('starts a loaded screen immediately without loading', () => {
    const { received, logic } = screenDouble();
    const { load, value } = page({ logic });
    expect({ loadInputs: load.inputs(), state: value(), received }).toEqual({
      loadInputs: [],
      state: 'shown',
      received: [input],
    });
  });

  test('a page without logic is only shown', async () => {
    const { actor, context, value } = await shownPage(null);
    actor.send(recordChanged(articles));
    actor.send({ type: 'page.located', location: filtered });
    expect({ state: value(), screenActor: context().screenActor, location: context().location }).toEqual({
      state: 'shown',
      screenActor: null,
      location: filtered,
    });
  });

  test('forwards its location and changed records to its screen', async () => {
    const { received, logic } = screenDouble();
    const { actor } = await shownPage(logic);
    const events = [
      { type: 'page.located', location: filtered },
      recordChanged(articles),
      recordsDeleted(articles, '42'),
      recordsOperated(articles, ['42']),
      { type: 'work.note' },
    ] as const;
    for (const event of events) actor.send(event);
    expect(received).toEqual([input, ...events]);
  });

  test('starts its screen with the latest address', async () => {
    const { received, logic } = screenDouble();
    const { actor, load } = page();
    actor.send({ type: 'page.located', location: filtered });
    await load.answer({ logic });
    expect(received).toEqual([{ tabId: 'tab2', location: filtered }]);
  });

  test('reports a screen that cannot be loaded', async () => {
    const { facts, load, value } = page();
    await load.break();
    expect({ state: value(), facts }).toEqual({
      state: 'unavailable',
      facts: [{ type: 'actor.crashed', error: new Error('a bug') }],
    });
  });

  test('reports a failing screen, and continues', async () => {
    const { logic } = screenDouble();
    const { actor, context, crashScreen, facts, value } = await shownPage(logic);
    crashScreen();
    expect({ state: value(), screenActor: context().screenActor, facts }).toEqual({
      state: 'crashed',
      screenActor: null,
      // Its unsaved work is a draft; nothing waits for it.
      facts: [
        { type: 'page.unsaved', id: 'tab2', unsaved: false },
        { type: 'actor.crashed', error: new Error('broken') },
      ],
    });
    actor.send({ type: 'page.located', location: filtered });
    expect({ state: value(), location: context().location }).toEqual({ state: 'crashed', location: filtered });
  });

  test('waits for running writes when its tab closes, and for those that follow them', async () => {
    const { received, logic } = sender('own', sender('child').logic);
    const { actor, load, context, value } = page();
    await load.answer({ logic });
    const screenActor = context().screenActor as AnyActorRef;
    for (const from of [screenActor, childOf(screenActor)]) from.send({ type: 'send' });
    actor.send({ type: 'page.left' });
    expect({ state: value(), received }).toEqual({ state: 'leaving', received: ['page.left'] });
    screenActor.send({ type: 'answered' });
    screenActor.send({ type: 'send' });
    childOf(screenActor).send({ type: 'answered' });
    expect(value()).toEqual('leaving');
    screenActor.send({ type: 'answered' });
    expect({ state: value(), status: actor.getSnapshot().status }).toEqual({ state: 'gone', status: 'done' });
  });

  test('stops waiting when the sending part of the screen ends', async () => {
    const { actor, load, context, value } = page();
    await load.answer({ logic: sender('own', sender('child').logic).logic });
    const child = childOf(context().screenActor as AnyActorRef);
    child.send({ type: 'send' });
    actor.send({ type: 'page.left' });
    child.send({ type: 'ended' });
    await settled();
    expect(value()).toEqual('gone');
  });

  test('reports a screen that fails while waiting, and stops waiting', async () => {
    const { actor, load, context, facts, value } = page();
    await load.answer({ logic: sender('own').logic });
    const screenActor = context().screenActor as AnyActorRef;
    screenActor.send({ type: 'send' });
    actor.send({ type: 'page.left' });
    screenActor.send({ type: 'break' });
    expect({ state: value(), facts }).toEqual({
      state: 'gone',
      facts: [{ type: 'actor.crashed', error: new Error('broken') }],
    });
  });

  test('reports a screen that fails at its start', async () => {
    const broken = fromCallback(() => {
      throw new Error('broken');
    });
    const { facts, value } = await shownPage(broken);
    expect({ state: value(), lastFact: facts.at(-1) }).toEqual({
      state: 'crashed',
      lastFact: { type: 'actor.crashed', error: new Error('broken') },
    });
  });
});
