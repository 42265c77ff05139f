import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { sanitise } from '#src/inspector/sanitise.ts';
import { statusOf } from './actor-entry.ts';

/** The state of an actor at one moment, as plain data without secrets. */
export interface SeenState {
  status: string;
  /** The state's value: `member.granted`, or several for parallel states. For actors without a machine: the status. */
  words: string;
  /** The ids of the active states, including the machine itself. */
  active: readonly string[];
  tags: readonly string[];
  /** The meta of the active states that have one, by their ids. Files of older builds have none. */
  meta?: unknown;
  /** The context of a machine; input, output and error of other actors. */
  data: unknown;
}

/** Reads it from a snapshot. */
export function descriptionOfState(snapshot: unknown): SeenState {
  const status = statusOf(snapshot);
  if (!isOfMachine(snapshot)) {
    const { input, output, error } = (snapshot ?? {}) as Record<string, unknown>;
    return { status, words: status, active: [], tags: [], data: sanitise({ input, output, error }) };
  }
  const nodes = snapshot._nodes as readonly AnyStateNode[];
  return {
    status,
    words: wordsOf(snapshot.value),
    active: nodes.map(({ id }) => id),
    tags: [...snapshot.tags],
    meta: sanitise(snapshot.getMeta() as unknown),
    data: sanitise(snapshot.context as unknown),
  };
}

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

/** A state's value as text: `form.captcha.ready · form.attempt.idle`. */
function wordsOf(value: unknown): string {
  return pathsOf(value).join(' · ');
}

function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const paths = pathsOf(below);
    return paths.length === 0 ? [name] : paths.map((path) => `${name}.${path}`);
  });
}
