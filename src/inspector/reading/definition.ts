import type { AnyStateMachine } from 'xstate';
import { described } from '#src/inspector/with-descriptions.ts';
import { descriptions } from '#src/inspector/descriptions/index.ts';

/** The definition of a machine as JSON, which Stately's editor and `createMachine` can read. */
export function definitionOf({ config, id }: AnyStateMachine): unknown {
  const whole = { ...described(config as never, descriptions[id] ?? {}, ''), id };
  return JSON.parse(JSON.stringify(whole, (name, value: unknown) => nameOf(name, value)));
}

/** Values that are computed at run time are not part of the definition. */
const computed = new Set(['context', 'input', 'output', 'params', 'systemId']);

function nameOf(name: string, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  return computed.has(name) ? undefined : value.name || 'inline';
}
