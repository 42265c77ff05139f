import { expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor, setup } from 'xstate';
import { machines } from '#scripts/machines.ts';
import { type TakenTransition, transitionIds } from '#src/inspector/recording/taken.ts';
import { shapeOf, type StateShape } from '#src/inspector/shape/shape.ts';
import { declared } from '#tests/coverage/walk.ts';

const statesOf = (state: StateShape): StateShape[] => [state, ...state.states.flatMap(statesOf)];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesOf),
];

test.for(Object.entries(machines))('the shape of %s contains every declared state and transition', ([, machine]) => {
  const shape = shapeOf(machine);
  const states = statesOf(shape.root);
  const nodes = nodesOf(machine.root);
  expect(states.map(({ id, type }) => ({ id, type }))).toEqual(nodes.map(({ id, type }) => ({ id, type })));
  const transitions = states.flatMap((state) => state.transitions);
  const declaredTransitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  expect(transitions.map(({ id, source, targets }) => ({ id, source, targets }))).toEqual(
    declaredTransitions.map((one) => ({
      id: expect.stringMatching(new RegExp(`^${one.source.id}#\\d+$`)),
      source: one.source.id,
      targets: (one.target ?? []).map(({ id }) => id),
    })),
  );
  expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length);
  expect(transitions).toHaveLength(declared(machine).transitions.size);
  const known = new Set(states.map(({ id }) => id));
  const named = [...transitions.flatMap(({ targets }) => targets), ...states.flatMap(({ initial }) => initial ?? [])];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(structuredClone(shape)).toEqual(shape);
});

const toy = setup({
  delays: { pause: 300, while: () => 5 },
  guards: { isOpen: () => true },
  actions: { note: () => {} },
}).createMachine({
  id: 'toy',
  initial: 'one',
  states: {
    one: {
      tags: 'busy',
      entry: 'note',
      exit: ['note', 'note'],
      after: { pause: 'two', while: 'two', 5000: 'two', 120_000: 'two' },
      on: {
        go: [{ guard: 'isOpen', target: 'two', actions: 'note' }, { actions: 'note' }],
      },
    },
    two: { initial: 'in', states: { in: { type: 'final' }, back: { type: 'history' } }, onDone: 'three' },
    three: { type: 'final' },
  },
});

test('a state has its tags, actions, delays with units, and guards', () => {
  const [one, two] = shapeOf(toy).root.states;
  expect(one).toEqual({
    id: 'toy.one',
    key: 'one',
    type: 'atomic',
    tags: ['busy'],
    entry: ['note'],
    exit: ['note', 'note'],
    invokes: [],
    states: [],
    transitions: [
      {
        id: 'toy.one#0',
        source: 'toy.one',
        event: 'go',
        kind: 'event',
        guard: 'isOpen',
        targets: ['toy.two'],
        actions: ['note'],
      },
      { id: 'toy.one#1', source: 'toy.one', event: 'go', kind: 'event', targets: [], actions: ['note'] },
      ...(
        [
          ['5000', '5 s'],
          ['120000', '2 min'],
          ['pause', '300 ms (pause)'],
          ['while', 'while'],
        ] as const
      ).map(([, event], index) => ({
        id: `toy.one#${index + 2}`,
        source: 'toy.one',
        event,
        kind: 'after',
        targets: ['toy.two'],
        actions: [],
      })),
    ],
  });
  expect(two).toMatchObject({
    initial: 'toy.two.in',
    states: [{ type: 'final' }, { type: 'history' }],
    transitions: [{ kind: 'done', event: '', targets: ['toy.three'] }],
  });
});

test('the shape of the session contains its children and descriptions', () => {
  const { description, root } = shapeOf(machines['session'] as AnyStateMachine);
  const member = root.states.find(({ key }) => key === 'member');
  expect({ description, member: member?.description, invokes: member?.states[0]?.invokes }).toEqual({
    description: 'The signed-in person and the route guard, which decides what each location may show.',
    member: 'There is a token.',
    invokes: [{ id: '0.session.member.resolving', src: 'permissions', child: 'permissions' }],
  });
});

test('the recorder uses the ids of the shape for transitions', () => {
  const taken: string[] = [];
  const actor = createActor(toy, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...transitionIds(event._transitions as TakenTransition[]));
    },
  }).start();
  actor.send({ type: 'go' });
  const [one, two] = shapeOf(toy).root.states;
  expect(taken).toEqual([one?.transitions[0]?.id, two?.transitions[0]?.id]);
});
