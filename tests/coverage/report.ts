import type { AnyStateMachine } from 'xstate';
import { declared, type Steps } from './walk.ts';

export interface CoverageReport {
  lines: readonly string[];
  complete: boolean;
}

/** One line for each machine, and one for each state or transition that was never walked. */
export function reportCoverage(
  machines: readonly AnyStateMachine[],
  walked: ReadonlyMap<string, Steps>,
): CoverageReport {
  const reports = machines.map((machine) => reportMachine(machine, walked.get(machine.id)));
  const complete = reports.length > 0 && reports.every(({ missing }) => missing.length === 0);
  const lines = reports.flatMap(({ line, missing }) => [line, ...missing.map((one) => `  never walked: ${one}`)]);
  return { lines: lines.length > 0 ? lines : ['no machines'], complete };
}

function reportMachine(machine: AnyStateMachine, walked: Steps = { states: new Set(), transitions: new Set() }) {
  const { states, transitions } = declared(machine);
  const missingStates = [...states].filter((state) => !walked.states.has(state));
  const missingTransitions = [...transitions].filter((one) => !walked.transitions.has(one));
  const count = (all: Set<string>, missing: string[]) => `${all.size - missing.length}/${all.size}`;
  return {
    line: `${machine.id}: ${count(states, missingStates)} states, ${count(transitions, missingTransitions)} transitions`,
    missing: [
      ...missingStates.map((state) => `state ${state}`),
      ...missingTransitions.map((one) => `transition ${one}`),
    ],
  };
}
