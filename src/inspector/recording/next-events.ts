import type { AnyStateMachine } from 'xstate';
import { eventName, guardName, nodesOf, targetsOf, transitionsOf } from '#src/inspector/reading/machine-reading.ts';

/** A transition that can happen next. */
export interface NextEvent {
  /** A readable name: `submitted`, `done(login)`, `after(5000)`. */
  name: string;
  /** The event type if it can be sent by hand; null otherwise, and for a type that an earlier line has. */
  type: string | null;
  guard: string;
  /** The target states; empty if the state does not change. */
  targets: readonly string[];
}

/** The transitions of the active states, those of the innermost first. */
export function nextEvents(machine: AnyStateMachine, active: readonly string[]): readonly NextEvent[] {
  const nodes = nodesOf(machine.root).filter(({ id }) => active.includes(id));
  const listed = new Set<string>();
  return nodes.toReversed().flatMap((node) =>
    transitionsOf(node).map((transition) => {
      const type = transition.eventType as string;
      const isSent = !(type === '' || type.includes('*') || type.startsWith('xstate.') || listed.has(type));
      listed.add(type);
      return {
        name: eventName(transition),
        type: isSent ? type : null,
        guard: guardName(transition),
        targets: targetsOf(transition).map(({ path, key }) => path.join('.') || key),
      };
    }),
  );
}
