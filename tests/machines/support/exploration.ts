import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createEmptyActor,
} from 'xstate';
import { transitionKey } from '#tests/coverage/walk.ts';

/** A model without the types of its machine. */
export interface AnyModel {
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  answers?: Readonly<Record<string, readonly unknown[]>>;
  more?: readonly AnyEventObject[];
  input?: unknown;
  situation?: (snapshot: AnyMachineSnapshot) => unknown;
  invariant?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => void;
}

/** An event and the situation after it. */
export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}

/** The effect of an event in a situation, with all transitions that it causes. */
export interface Edge extends Step {
  taken: readonly string[];
}

export interface Situation {
  model: AnyModel;
  /** The shortest path here. It is empty before the start of the machine; otherwise its first step is the start. */
  way: readonly Step[];
  /** Every possible event here. */
  edges: readonly Edge[];
}

/** A path into a situation with one more event. */
export interface Path {
  model: AnyModel;
  steps: readonly Step[];
}

/** All reachable situations, the nearest first; the first one is before the start. */
export function explore(machine: AnyStateMachine, model: AnyModel): Situation[] {
  const { scope, taken } = watchedScope();
  const state = machine.getInitialSnapshot(scope, model.input) as AnyMachineSnapshot;
  const start = { event: { type: 'xstate.init' }, state, taken: taken() };
  const situations: Situation[] = [{ model, way: [], edges: [start] }];
  const ways = new Map([[serialize(state, model), [start]]]);
  // Iterating a map includes entries added on the way.
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

/** The events without a transition here. They return the identical snapshot, unless they break the machine. */
export const ignoredIn = ({ way, edges }: Situation): Edge[] =>
  edges.filter(({ taken, state }) => taken.length === 0 && state === way.at(-1)?.state);

/**
 * The shortest path over each pair of state and handled event. A pair has several if it takes other transitions in
 * other situations or with other payloads, or reaches another state by the same ones.
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

/** A scope in which a machine takes transitions without effects. `taken` returns the transitions since its last call. */
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

/** The automatic events of a state: the ends of its invokes, and its delays. */
function ownEvents(node: AnyStateNode, { answers = {} }: AnyModel): AnyEventObject[] {
  const ends = node.invoke.flatMap(({ id, src, onError }): AnyEventObject[] => [
    ...(answers[src as string] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(onError ? [{ type: `xstate.error.actor.${id}`, error: new Error(`${id} broke`), actorId: id }] : []),
  ]);
  return [...ends, ...node.after.map(({ eventType }) => ({ type: eventType as string }))];
}
