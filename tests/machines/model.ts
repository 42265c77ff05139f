import { expect } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { walk } from '#tests/coverage/walk.ts';

/** Patterns like `xstate.error.actor.*` are no event that one could list; they come by `answers` or `more`. */
type NamedType<Type extends string> = Type extends unknown ? (object extends Record<Type, 1> ? never : Type) : never;

export interface Model<Machine extends AnyStateMachine> {
  /** Every event of the machine with the payloads worth telling apart: a new event does not compile without. */
  events: {
    [Type in NamedType<EventFromLogic<Machine>['type']>]: readonly Extract<EventFromLogic<Machine>, { type: Type }>[];
  };
  /** By source of an invoke: what it may end with. Failing is tried by itself, where the machine has an `onError`. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Events that the machine's type does not name: a crash of a spawned actor, say. */
  more?: readonly AnyEventObject[];
  input?: InputFrom<Machine>;
  /** What tells two situations apart, beside the state: the whole context, if not given. Keep it finite. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** What must be true after each step. */
  invariant?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => void;
}

export interface ModelPath {
  /** The events on the way. */
  title: string;
  run: () => void;
}

/**
 * A path for each situation the machine can be in and each event that can come then: `test.for(pathsOf(…))('$title', …)`.
 * Each is run on a real actor, which must arrive where the model says. Its actors are inert; their answers are events of
 * the model.
 */
export function pathsOf<Machine extends AnyStateMachine>(given: Machine, typed: Model<Machine>): ModelPath[] {
  if (process.env['MACHINE_PATHS'] === 'none') return [];
  const machine = withInertActors(given);
  const model = typed as unknown as AnyModel;
  const options = {
    events: (snapshot: AnyMachineSnapshot) => possibleEvents(snapshot, model),
    serializeState: (snapshot: AnyMachineSnapshot) => serialize(snapshot, model),
    input: model.input as unknown,
  };
  const ways = new Map(getShortestPaths(machine, options).map((path) => [serialize(path.state, model), path.steps]));
  const situations = getAdjacencyMap(machine, options) as unknown as Record<
    string,
    { transitions: Record<string, Step> }
  >;
  return Object.entries(situations).flatMap(([situation, { transitions }]) => {
    const way = ways.get(situation) ?? [];
    return Object.values(transitions).map(({ event, state }) => toPath(machine, model, [...way, { event, state }]));
  });
}

/** A model whose machine's types no longer matter. */
type AnyModel = Omit<Model<AnyStateMachine>, 'events'> & { events: Record<string, readonly AnyEventObject[]> };

interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}

function toPath(machine: AnyStateMachine, { input, invariant }: AnyModel, steps: readonly Step[]): ModelPath {
  const title = steps.map(({ event }) => titleOf(event)).join(' → ');
  const run = () => {
    const actor = createActor(machine, { inspect: walk, clock: new SimulatedClock(), input: input as unknown });
    actor.start();
    for (const { event, state } of steps) {
      if (event.type !== 'xstate.init') actor.send(event);
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      // Vitest cuts titles short, so a failure says again which path it was.
      expect(snapshot.value, title).toEqual(state.value);
      invariant?.(snapshot, event);
    }
    actor.stop();
  };
  return { title, run };
}

function titleOf({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}

function serialize(snapshot: AnyMachineSnapshot, { situation }: AnyModel): string {
  return JSON.stringify([snapshot.value, snapshot.status, situation ? situation(snapshot) : snapshot.context]);
}

function possibleEvents(snapshot: AnyMachineSnapshot, model: AnyModel): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return [
    ...Object.values(model.events).flat(),
    ...(model.more ?? []),
    ...nodes.flatMap((node) => ownEvents(node, model)),
  ];
}

/** What may come of itself in a state: the end of what it invokes, and its delays. */
function ownEvents(node: AnyStateNode, { answers = {} }: AnyModel): AnyEventObject[] {
  const ends = node.invoke.flatMap(({ id, src, onError }): AnyEventObject[] => [
    ...(answers[src as string] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(onError ? [{ type: `xstate.error.actor.${id}`, error: new Error(`${id} broke`), actorId: id }] : []),
  ]);
  return [...ends, ...node.after.map(({ eventType }) => ({ type: eventType as string }))];
}

/** Does nothing, and looks like a machine to whoever watches it. */
const inertLogic: AnyActorLogic = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({
    status: 'active',
    // What a chart reads of a child’s first snapshot.
    context: { uploads: {} },
    output: undefined,
    error: undefined,
    hasTag: () => false,
  }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as never;

function withInertActors(machine: AnyStateMachine): AnyStateMachine {
  requireNamedSources(machine);
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>;
  const inert = Object.fromEntries(Object.keys(actors).map((name) => [name, inertLogic]));
  return machine.provide({ actors: inert });
}

function requireNamedSources(machine: AnyStateMachine) {
  for (const node of getStateNodes(machine.root)) {
    for (const { src } of node.invoke) {
      if (typeof src === 'string' && src in machine.implementations.actors) continue;
      throw new Error(`${node.id} invokes an actor that setup does not name`);
    }
  }
}
