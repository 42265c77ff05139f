import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { descriptions } from '#src/inspector/descriptions/index.ts';
import { machines } from '#scripts/machines.ts';
import { describeMachines } from '#scripts/machine-markdown.ts';

test('docs/machines.md is fresh: run npm run docs:machines', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/machines.md'), 'utf8');
  expect(committed).toEqual(describeMachines(Object.values(machines), descriptions));
});
