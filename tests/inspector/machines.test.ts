import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machines } from '#scripts/machines.ts';
import { definitionOf } from '#src/inspector/reading/definition.ts';
import { nodesOf, transitionsOf } from '#src/inspector/reading/machine-reading.ts';

const all = Object.values(machines).flat() as readonly AnyStateMachine[];

describe.each(all.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  test('the definition is JSON that creates a machine with the same states and transitions', () => {
    const again = createMachine(JSON.parse(JSON.stringify(definitionOf(machine))) as never);
    const facts = ({ root }: AnyStateMachine) =>
      nodesOf(root).map((node) => [
        node.id,
        node.type,
        transitionsOf(node).map(({ eventType }) => eventType as string),
      ]);
    expect(facts(again as AnyStateMachine)).toEqual(facts(machine));
  });
});
