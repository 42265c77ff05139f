import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { descriptions } from '#src/inspector/descriptions/index.ts';
import { recordMachine } from '#scripts/record-life.ts';
import { machines } from '#scripts/machines.ts';
import { describeMachines } from '#scripts/machine-markdown.ts';

test('docs/machines.md is fresh: run npm run docs:machines', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/machines.md'), 'utf8');
  expect(committed).toEqual(describeMachines([recordMachine, ...Object.values(machines)], descriptions));
});
