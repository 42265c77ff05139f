import { assign, createActor, createMachine, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { filterSteps, noFilter } from '#src/inspector/recording/log-filter.ts';
import { nextEvents } from '#src/inspector/recording/next-events.ts';
import { createRecorder } from '#src/inspector/recording/recorder.ts';
import { rowsOf } from '#src/inspector/recording/repeats.ts';
import { readSession, seenApp, type SeenSession, writeSession } from '#src/inspector/recording/session.ts';

/** A lamp that counts how often it was switched on; a fetch runs while it warms up. */
const lamp = setup({
  types: { events: {} as { type: 'press'; password?: string } | { type: 'look' }, context: {} as { lit: number } },
  actors: { warm: fromPromise(() => new Promise<void>(() => {})) },
  guards: { mayLight: () => true },
  actions: { count: assign({ lit: ({ context }) => context.lit + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { lit: 0 },
  initial: 'off',
  on: { look: {} },
  states: {
    off: { on: { press: { guard: 'mayLight', target: 'warming' } } },
    warming: { invoke: { id: 'warm', src: 'warm' }, on: { press: { target: 'on', actions: 'count' } } },
    on: { tags: 'bright', on: { press: 'off' } },
  },
});

function started() {
  const recorder = createRecorder(() => 1_000);
  const actor = createActor(lamp, { systemId: 'lamp', inspect: recorder.inspect }).start();
  const seen = () => seenApp(recorder.refresh());
  return { recorder, actor, seen };
}

const typesOf = ({ steps }: SeenSession) => steps.map(({ type }) => type);

test('each event is a step with its sender, its changes and the state of the machine', () => {
  const { actor, seen } = started();
  actor.send({ type: 'look' });
  actor.send({ type: 'press' });
  const session = seen();
  const own = session.steps.filter(({ actor: id }) => id === actor.sessionId);
  expect(own.map((step) => [step.type, step.source, step.changed, step.state().words, step.taken])).toEqual([
    ['xstate.init', null, true, 'off', []],
    ['look', null, false, 'off', ['lamp#0']],
    ['press', null, true, 'warming', ['lamp.off#0']],
  ]);
  expect(session.actors.map(({ name, parent, machine, status }) => [name, parent, machine, status])).toEqual([
    ['lamp', null, 'lamp', 'active'],
    ['warm', actor.sessionId, null, 'active'],
  ]);
});

test('a step keeps its state when the machine goes on', () => {
  const { actor, seen } = started();
  for (let time = 0; time < 3; time += 1) actor.send({ type: 'press' });
  const seenLit = seen()
    .steps.filter(({ actor: id }) => id === actor.sessionId)
    .map((step) => [step.state().words, step.state().data, step.state().tags]);
  expect(seenLit).toEqual([
    ['off', { lit: 0 }, []],
    ['warming', { lit: 0 }, []],
    ['on', { lit: 1 }, ['bright']],
    ['off', { lit: 1 }, []],
  ]);
});

test('the recorder attaches to a running system', () => {
  const actor = createActor(lamp, { systemId: 'lamp' }).start();
  actor.send({ type: 'press' });
  const recorder = createRecorder();
  const detach = recorder.attach(actor);
  const before = seenApp(recorder.refresh());
  expect(before.actors.map(({ name }) => name)).toEqual(['lamp', 'warm']);
  expect(before.present(actor.sessionId)?.words).toBe('warming');
  actor.send({ type: 'press' });
  expect(typesOf(seenApp(recorder.refresh()))).toContain('press');
  detach();
  actor.send({ type: 'look' });
  expect(typesOf(seenApp(recorder.refresh()))).not.toContain('look');
});

test('W6.4: the last 2,000 steps are kept, dropped ones are counted, and listeners are called once per frame', () => {
  vi.useFakeTimers();
  const { recorder, actor } = started();
  const listener = vi.fn();
  recorder.subscribe(listener);
  for (let time = 0; time < 10_000; time += 1) actor.send({ type: 'look' });
  expect(listener).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledOnce();
  const { steps, dropped } = recorder.state();
  expect([steps.length, steps.length + dropped, steps.at(-1)?.number]).toEqual([2_000, 10_001, 10_001]);
  vi.useRealTimers();
});

test('stopped actors are kept for a while, with a limit', () => {
  const recorder = createRecorder();
  const lasting = createActor(createMachine({ id: 'lasting' }), { inspect: recorder.inspect }).start();
  for (let time = 0; time < 300; time += 1)
    createActor(createMachine({ id: 'short', type: 'final' }), { inspect: recorder.inspect }).start();
  const { actors } = recorder.refresh();
  expect(actors.has(lasting.sessionId)).toBe(true);
  expect(actors.size).toBeLessThanOrEqual(202);
});

describe('W6.6: the log', () => {
  function session() {
    const { actor, seen } = started();
    actor.send({ type: 'look' });
    actor.send({ type: 'press', password: 'canary' });
    actor.send({ type: 'press' });
    return { session: seen(), id: actor.sessionId };
  }
  const shown = (filter: Partial<typeof noFilter>) => {
    const { session: all, id } = session();
    return filterSteps(all, { ...noFilter, ...filter, ...(filter.actor === undefined ? {} : { actor: id }) }).map(
      ({ type }) => type,
    );
  };

  test('is filtered by actor, parts of names, exclusions, changes and the content of events', () => {
    expect(shown({ actor: 'own' })).toEqual(['xstate.init', 'look', 'press', 'press']);
    expect(shown({ events: 'loo' })).toEqual(['look']);
    expect(shown({ events: '-xstate -look' })).toEqual(['press', 'press']);
    expect(shown({ onlyChanges: true, actor: 'own' })).toEqual(['xstate.init', 'press', 'press']);
    expect(shown({ search: 'PASSWORD' })).toEqual(['press']);
    expect(shown({ search: 'canary' })).toEqual([]);
  });

  test('hides and never drops steps: without the filter all are shown again', () => {
    const { session: all } = session();
    filterSteps(all, { ...noFilter, events: 'nothing' });
    expect(filterSteps(all, noFilter)).toEqual(all.steps);
  });
});

test('W6.7: a note is listed after the step that preceded it', () => {
  const { recorder, actor, seen } = started();
  recorder.note('console', 'before');
  actor.send({ type: 'look' });
  recorder.note('call', '#1 POST /sys/auth/menu');
  recorder.note('notice', 'copied');
  actor.send({ type: 'look' });
  const session = seen();
  const looks = session.steps.filter(({ type }) => type === 'look').map(({ number }) => number);
  const beside = (number: number | undefined) =>
    session.notes.filter(({ after }) => after === number).map(({ kind, text }) => [kind, text]);
  expect(looks.map(beside)).toEqual([
    [
      ['call', '#1 POST /sys/auth/menu'],
      ['notice', 'copied'],
    ],
    [],
  ]);
});

test('the next events are listed with guards and targets, without internal ones', () => {
  expect(nextEvents(lamp, ['lamp', 'lamp.warming'])).toEqual([
    { name: 'press', type: 'press', guard: '', targets: ['on'] },
    { name: 'look', type: 'look', guard: '', targets: [] },
  ]);
  expect(nextEvents(lamp, ['lamp.off'])).toEqual([
    { name: 'press', type: 'press', guard: 'mayLight', targets: ['warming'] },
  ]);
});

describe('W6.15: a session as a file', () => {
  test('is shown as recorded, including its machines', () => {
    const { recorder, actor, seen } = started();
    recorder.note('console', 'line');
    actor.send({ type: 'press' });
    const live = seen();
    const read = readSession(JSON.parse(JSON.stringify(writeSession(live, '0.1.0'))));
    if (typeof read === 'string') throw new Error(read);
    const plain = (session: SeenSession) => ({
      actors: session.actors,
      notes: session.notes,
      steps: session.steps.map((step) => ({ ...step, event: step.event(), state: step.state() })),
      present: session.actors.map(({ id }) => session.steps.some((step) => step.actor === id) && session.present(id)),
    });
    expect(plain(read)).toEqual(JSON.parse(JSON.stringify(plain(live))));
    expect(read.origin).toBe('0.1.0');
    expect(Object.keys(read.machineOf('lamp')?.states ?? {})).toEqual(['off', 'warming', 'on']);
    expect(read.machineOf('other')).toBeNull();
  });

  test.each([
    [null, 'noSession'],
    ['text', 'noSession'],
    [{ kind: 'forestry-inspector-session' }, 'newer'],
    [{ kind: 'forestry-inspector-session', version: 2 }, 'newer'],
    [{ kind: 'forestry-inspector-session', version: 1 }, 'noSession'],
  ])('%o cannot be shown: %s', (file, fault) => {
    expect(readSession(file)).toBe(fault);
  });

  test('a bundle has the last steps only; the others count as dropped', () => {
    const { actor, seen } = started();
    for (let time = 0; time < 5; time += 1) actor.send({ type: 'look' });
    const { steps, dropped } = writeSession(seen(), '', 2);
    const all = seen().steps;
    expect([steps.map(({ number }) => number), dropped]).toEqual([
      all.slice(-2).map(({ number }) => number),
      all.length - 2,
    ]);
  });

  test('fault K3: contains no secret', () => {
    const { actor, seen } = started();
    actor.send({ type: 'press', password: 'canary-password' });
    expect(JSON.stringify(writeSession(seen(), ''))).not.toContain('canary');
  });
});

test('repeats of an event are one row of the log, with the last; the group of the chosen step is open', () => {
  const { actor, seen } = started();
  for (const type of ['look', 'look', 'look', 'press', 'look', 'look'] as const) actor.send({ type });
  const steps = seen().steps.filter(({ actor: id }) => id === actor.sessionId);
  const rows = (chosen: number | null) =>
    rowsOf(steps, chosen).map(({ step, count }) => `${steps.indexOf(step)} ${step.type} ×${count}`);
  expect(rows(null)).toEqual(['0 xstate.init ×1', '3 look ×3', '4 press ×1', '6 look ×2']);
  expect(rows(steps[2]?.number ?? 0)).toEqual([
    '0 xstate.init ×1',
    '1 look ×1',
    '2 look ×1',
    '3 look ×1',
    '4 press ×1',
    '6 look ×2',
  ]);
});

test('W6.4: with 200 actors and 10,000 events, the cost of an event does not depend on the number of earlier ones', () => {
  const recorder = createRecorder();
  const actors = Array.from({ length: 200 }, () => createActor(lamp, { inspect: recorder.inspect }).start());
  const listener = vi.fn();
  recorder.subscribe(listener);
  // Nothing is copied, serialised or sorted before the log is read: neither context nor event is accessed.
  const untouched = new Proxy({ type: 'look' as const }, { ownKeys: () => expect.unreachable('an event was read') });
  for (let time = 0; time < 50; time += 1) for (const actor of actors) actor.send(untouched);
  const { steps, dropped, actors: known } = recorder.refresh();
  expect([steps.length, dropped > 8_000, known.size >= 200]).toEqual([2_000, true, true]);
});

test('a nested event and the one that caused it keep their own sender and transition', () => {
  const child = setup({ types: { events: {} as { type: 'ask' } } }).createMachine({
    on: { ask: { actions: sendParent({ type: 'answered' }) } },
  });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    invoke: { src: 'child', id: 'child' },
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b', actions: sendTo('child', { type: 'ask' }) } } },
      b: { on: { answered: 'c' } },
      c: {},
    },
  });
  const recorder = createRecorder();
  const actor = createActor(parent, { inspect: recorder.inspect }).start();
  actor.send({ type: 'go' });
  const { steps, actors } = seenApp(recorder.refresh());
  const nameOf = (id: string | null) => actors.find((one) => one.id === id)?.name ?? null;
  expect(
    steps
      .filter(({ type }) => type !== 'xstate.init')
      .map(({ actor: id, type, source, taken }) => [nameOf(id), type, nameOf(source), taken]),
  ).toEqual([
    ['child', 'ask', 'parent', ['(machine)#0']],
    ['parent', 'go', null, ['parent.a#0']],
    ['parent', 'answered', 'child', ['parent.b#0']],
  ]);
});

test('a machine that throws is shown as failed', () => {
  const broken = setup({}).createMachine({
    on: {
      go: {
        actions: () => {
          throw new Error('probe');
        },
      },
    },
  });
  const recorder = createRecorder();
  const actor = createActor(broken, { inspect: recorder.inspect });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: 'go' });
  expect([seenApp(recorder.refresh()).actors.map(({ status }) => status), errors.length]).toEqual([['error'], 1]);
});
