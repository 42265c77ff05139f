import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createEmptyActor,
} from 'xstate';
import { transitionKey } from '#tests/coverage/walk.ts';

/** A model whose machine's types no longer matter. */
export interface AnyModel {
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  answers?: Readonly<Record<string, readonly unknown[]>>;
  more?: readonly AnyEventObject[];
  input?: unknown;
  situation?: (snapshot: AnyMachineSnapshot) => unknown;
  invariant?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => void;
}

/** An event, and where the machine is after it. */
export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}

/** What an event does in a situation, and each transition that it and what follows from it take. */
export interface Edge extends Step {
  taken: readonly string[];
}

export interface Situation {
  model: AnyModel;
  /** The shortest way here. It is empty before the machine starts; else its first step is the start. */
  way: readonly Step[];
  /** Every event that can come now. */
  edges: readonly Edge[];
}

/** A way into a situation and one event more. */
export interface Path {
  model: AnyModel;
  steps: readonly Step[];
}

/** Every situation that the machine can be in, the nearest first. The first of all is the one before it starts. */
export function explore(machine: AnyStateMachine, model: AnyModel): Situation[] {
  const { scope, taken } = watchedScope();
  const state = machine.getInitialSnapshot(scope, model.input) as AnyMachineSnapshot;
  const start = { event: { type: 'xstate.init' }, state, taken: taken() };
  const situations: Situation[] = [{ model, way: [], edges: [start] }];
  const ways = new Map([[serialize(state, model), [start]]]);
  // A map also yields what is added to it meanwhile.
  for (const way of ways.values()) {
    const from = (way.at(-1) ?? start).state;
    const edges = possibleEvents(from, model).map((event) => ({
      event,
      state: machine.transition(from, event, scope) as AnyMachineSnapshot,
      taken: taken(),
    }));
    situations.push({ model, way, edges });
    for (const edge of edges) {
      const situation = serialize(edge.state, model);
      if (!ways.has(situation)) ways.set(situation, [...way, edge]);
    }
  }
  return situations;
}

/** The events that take no transition here. They leave the very same snapshot, unless they break the machine. */
export const ignoredIn = ({ way, edges }: Situation): Edge[] =>
  edges.filter(({ taken, state }) => taken.length === 0 && state === way.at(-1)?.state);

/**
 * The shortest path over each pair of state and event that is not ignored. A pair has several if it takes other transitions
 * in other situations or with other payloads, or arrives elsewhere by the same ones.
 */
export function pathsOver(situations: readonly Situation[]): Path[] {
  const paths = new Map<string, Path>();
  for (const situation of situations) {
    const { model, way, edges } = situation;
    const ignored = new Set(ignoredIn(situation));
    for (const edge of edges) {
      const pair = [way.at(-1)?.state.value, edge.event.type, edge.taken, edge.state.value, edge.state.status];
      const key = JSON.stringify(pair);
      if (!ignored.has(edge) && !paths.has(key)) paths.set(key, { model, steps: [...way, edge] });
    }
  }
  return [...paths.values()];
}

/** A scope in which a machine takes transitions without acting. `taken` gives the transitions since its last call. */
function watchedScope() {
  const self = createEmptyActor();
  let seen: string[] = [];
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return;
    seen.push(...event._transitions.flatMap((transition) => transitionKey(transition) ?? []));
  });
  const nothing = () => undefined;
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  } as AnyActorScope;
  const taken = () => {
    const since = seen;
    seen = [];
    return since;
  };
  return { scope, taken };
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

/** The events that come by themselves in a state: the ends of what it invokes, and its delays. */
function ownEvents(node: AnyStateNode, { answers = {} }: AnyModel): AnyEventObject[] {
  const ends = node.invoke.flatMap(({ id, src, onError }): AnyEventObject[] => [
    ...(answers[src as string] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(onError ? [{ type: `xstate.error.actor.${id}`, error: new Error(`${id} broke`), actorId: id }] : []),
  ]);
  return [...ends, ...node.after.map(({ eventType }) => ({ type: eventType as string }))];
}
