import { setImmediate } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom, SimulatedClock } from 'xstate';
import type { Fact } from '#src/machines/facts.ts';
import { walk } from '#tests/coverage/walk.ts';

/** Resolves when all answers given so far have arrived. */
export const settled = (): Promise<void> => setImmediate();

/** Runs a machine with its own clock until the test ends. Its facts are recorded in order, and its walk is covered. */
export function run<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { inspect: walk, clock, input });
  const facts: Fact[] = [];
  actor.on('*', (fact) => void facts.push(fact as unknown as Fact));
  actor.start();
  onTestFinished(() => void actor.stop());
  return { actor, facts, clock, value: () => (actor.getSnapshot() as AnyMachineSnapshot).value as unknown };
}

/** The facts since the last call. */
export const taken = (facts: Fact[]): Fact[] => facts.splice(0);
