import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { committedFingerprints, fingerprintsOf } from '#scripts/fingerprints.ts';
import { describeLifecycles } from '#scripts/lifecycles.ts';
import { machineSections } from '#scripts/machine-markdown.ts';
import { machines } from '#scripts/machines.ts';
import { recordMachine } from '#scripts/record-life.ts';
import { descriptions } from '#src/inspector/descriptions/index.ts';

test('the fingerprint of each machine is current: run npm run docs:machines', () => {
  const sections = machineSections([recordMachine, ...Object.values(machines)], descriptions);
  expect(committedFingerprints()['machines']).toEqual(fingerprintsOf(sections));
});

test('docs/lifecycles.md is current: run npm run docs:machines', () => {
  expect(readFileSync('docs/lifecycles.md', 'utf8')).toBe(describeLifecycles(descriptions));
});
