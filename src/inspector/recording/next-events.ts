import type { AnyStateMachine } from 'xstate';
import { eventName, guardName, nodesOf, targetsOf, transitionsOf } from '#src/inspector/reading/machine-reading.ts';

/** What can happen next. */
export interface NextEvent {
  /** The name in words: `submitted`, `done(login)`, `after(5000)`. */
  name: string;
  /** The type of the event, where somebody may send it; null is what happens by itself, and what the line before says already. */
  type: string | null;
  guard: string;
  /** Where it leads; empty stays. */
  targets: readonly string[];
}

/** The transitions of the active states, those of the innermost first. */
export function nextEvents(machine: AnyStateMachine, active: readonly string[]): readonly NextEvent[] {
  const nodes = nodesOf(machine.root).filter(({ id }) => active.includes(id));
  const told = new Set<string>();
  return nodes.toReversed().flatMap((node) =>
    transitionsOf(node).map((transition) => {
      const type = transition.eventType as string;
      const isSent = !(type === '' || type.includes('*') || type.startsWith('xstate.') || told.has(type));
      told.add(type);
      return {
        name: eventName(transition),
        type: isSent ? type : null,
        guard: guardName(transition),
        targets: targetsOf(transition).map(({ path, key }) => path.join('.') || key),
      };
    }),
  );
}
