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

/** A screen that keeps what it gets, and fails when it is told to. */
function screenDouble() {
  const heard: unknown[] = [];
  const logic = fromTransition(
    (_: unknown, event: AnyEventObject) => {
      if (event.type === 'break') throw new Error('broken');
      heard.push(event);
    },
    ({ input: given }) => void heard.push(given),
  );
  return { heard, logic };
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

  test('loads its screen and starts it with its tab and its place', async () => {
    const { heard, logic } = screenDouble();
    const { load, value } = await shownPage(logic);
    expect({ loadInputs: load.inputs(), state: value(), heard }).toEqual({
      loadInputs: [{ path: articles }],
      state: 'shown',
      heard: [input],
    });
  });

  test('starts a screen that is loaded already at once, and loads nothing', () => {
    const { heard, logic } = screenDouble();
    const { load, value } = page({ logic });
    expect({ loadInputs: load.inputs(), state: value(), heard }).toEqual({
      loadInputs: [],
      state: 'shown',
      heard: [input],
    });
  });

  test('a page with nothing to do only shows', async () => {
    const { actor, context, value } = await shownPage(null);
    actor.send(recordChanged(articles));
    actor.send({ type: 'page.located', location: filtered });
    expect({ state: value(), screenActor: context().screenActor, location: context().location }).toEqual({
      state: 'shown',
      screenActor: null,
      location: filtered,
    });
  });

  test('passes on to its screen where it is and which records changed', async () => {
    const { heard, logic } = screenDouble();
    const { actor } = await shownPage(logic);
    const events = [
      { type: 'page.located', location: filtered },
      recordChanged(articles),
      recordsDeleted(articles, '42'),
      recordsOperated(articles, ['42']),
      { type: 'work.note' },
    ] as const;
    for (const event of events) actor.send(event);
    expect(heard).toEqual([input, ...events]);
  });

  test('an address that changes while it loads is the one that its screen starts with', async () => {
    const { heard, logic } = screenDouble();
    const { actor, load } = page();
    actor.send({ type: 'page.located', location: filtered });
    await load.answer({ logic });
    expect(heard).toEqual([{ tabId: 'tab2', location: filtered }]);
  });

  test('a screen that cannot be loaded says so', async () => {
    const { facts, load, value } = page();
    await load.break();
    expect({ state: value(), facts }).toEqual({
      state: 'unavailable',
      facts: [{ type: 'actor.crashed', error: new Error('a bug') }],
    });
  });

  test('a screen that fails is told and takes nothing else down', async () => {
    const { logic } = screenDouble();
    const { actor, context, crashScreen, facts, value } = await shownPage(logic);
    crashScreen();
    expect({ state: value(), screenActor: context().screenActor, facts }).toEqual({
      state: 'crashed',
      screenActor: null,
      // What it held unsaved is a draft; nothing waits for it any more.
      facts: [
        { type: 'page.unsaved', id: 'tab2', unsaved: false },
        { type: 'actor.crashed', error: new Error('broken') },
      ],
    });
    actor.send({ type: 'page.located', location: filtered });
    expect({ state: value(), location: context().location }).toEqual({ state: 'crashed', location: filtered });
  });

  test('what has been sent when the tab goes is waited for, and so is what whoever sent it sends thereupon', async () => {
    const { heard, logic } = sender('own', sender('child').logic);
    const { actor, load, context, value } = page();
    await load.answer({ logic });
    const screenActor = context().screenActor as AnyActorRef;
    for (const from of [screenActor, childOf(screenActor)]) from.send({ type: 'send' });
    actor.send({ type: 'page.left' });
    expect({ state: value(), heard }).toEqual({ state: 'leaving', heard: ['page.left'] });
    screenActor.send({ type: 'answered' });
    screenActor.send({ type: 'send' });
    childOf(screenActor).send({ type: 'answered' });
    expect(value()).toEqual('leaving');
    screenActor.send({ type: 'answered' });
    expect({ state: value(), status: actor.getSnapshot().status }).toEqual({ state: 'gone', status: 'done' });
  });

  test('what a part of the screen has sent is over when that part ends', async () => {
    const { actor, load, context, value } = page();
    await load.answer({ logic: sender('own', sender('child').logic).logic });
    const child = childOf(context().screenActor as AnyActorRef);
    child.send({ type: 'send' });
    actor.send({ type: 'page.left' });
    child.send({ type: 'ended' });
    await settled();
    expect(value()).toEqual('gone');
  });

  test('a screen that fails while it is waited for is told, and nothing is waited for any more', async () => {
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

  test('a screen that fails as it starts does the same', async () => {
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
