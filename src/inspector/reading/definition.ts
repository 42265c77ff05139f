import type { AnyStateMachine } from 'xstate';
import { described } from '#src/inspector/with-descriptions.ts';
import { descriptions } from '#src/inspector/descriptions/index.ts';

/** What a machine is made of, as JSON: Stately's editor reads it, and `createMachine` makes a machine with the same states of it. */
export function definitionOf({ config, id }: AnyStateMachine): unknown {
  const whole = { ...described(config as never, descriptions[id] ?? {}, ''), id };
  return JSON.parse(JSON.stringify(whole, (name, value: unknown) => nameOf(name, value)));
}

/** What is computed when the machine runs is no part of its definition. */
const computed = new Set(['context', 'input', 'output', 'params', 'systemId']);

function nameOf(name: string, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  return computed.has(name) ? undefined : value.name || 'inline';
}
