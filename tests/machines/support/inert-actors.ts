import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The machine with actors that do nothing. The model lists their answers as events. */
export function withInertActors(machine: AnyStateMachine): AnyStateMachine {
  requireNamedSources(machine);
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>;
  const inert = Object.fromEntries(Object.keys(actors).map((name) => [name, inertLogic]));
  return machine.provide({ actors: inert });
}

/** An actor that does nothing but has the interface of a machine. */
const inertLogic: AnyActorLogic = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({
    status: 'active',
    // The part of a child’s first snapshot that a machine reads.
    context: { uploads: {} },
    output: undefined,
    error: undefined,
    hasTag: () => false,
  }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as never;

function requireNamedSources(machine: AnyStateMachine) {
  for (const node of getStateNodes(machine.root)) {
    for (const { src } of node.invoke) {
      if (typeof src === 'string' && src in machine.implementations.actors) continue;
      throw new Error(`${node.id} invokes an actor that setup does not name`);
    }
  }
}
