import { setImmediate } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom, SimulatedClock } from 'xstate';
import type { Fact } from '#src/machines/facts.ts';
import { walk } from '#tests/coverage/walk.ts';

/** Ends when everything that was answered by now has arrived. */
export const settled = (): Promise<void> => setImmediate();

/** Runs a machine until the test ends, with a clock of its own. What it tells is kept in order; coverage sees it all. */
export function run<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { inspect: walk, clock, input });
  const facts: Fact[] = [];
  actor.on('*', (told) => void facts.push(told as unknown as Fact));
  actor.start();
  onTestFinished(() => void actor.stop());
  return { actor, facts, clock, value: () => (actor.getSnapshot() as AnyMachineSnapshot).value as unknown };
}

/** What was told since the last time it was asked. */
export const taken = (facts: Fact[]): Fact[] => facts.splice(0);
