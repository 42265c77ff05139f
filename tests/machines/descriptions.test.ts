import { expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { machines } from '#scripts/machines.ts';
import { recordMachine } from '#scripts/record-life.ts';
import { nodesOf, pathOf } from '#src/inspector/reading/machine-reading.ts';
import { descriptions } from '#src/inspector/descriptions/index.ts';
import { withDescriptions } from '#src/inspector/with-descriptions.ts';
import { toyMachine } from '#tests/coverage/toy.ts';

/** The subjects of the generated docs: the life of a record’s page, and the machines. */
const shown = [recordMachine, ...Object.values(machines)];

test('exactly the machines are described', () => {
  expect(Object.keys(descriptions).sort()).toEqual(shown.map(({ id }) => id).sort());
  expect(Object.entries(descriptions).flatMap(([id, { '': what }]) => (what ? [] : [id]))).toEqual([]);
});

test.for(shown)('every described state of $id exists', (machine) => {
  const paths = nodesOf(machine.root).map(pathOf);
  expect(Object.keys(descriptions[machine.id] ?? {}).filter((path) => !paths.includes(path))).toEqual([]);
});

test.for(shown)('$id contains no descriptions, which would be part of a production build', (machine) => {
  expect(nodesOf(machine.root).flatMap((node) => node.description ?? [])).toEqual([]);
});

test('the visualiser gets the descriptions', () => {
  const seen: unknown[] = [];
  const list = machines['list'];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor') return;
    withDescriptions(event.actorRef);
    seen.push((event.actorRef as unknown as { logic: { config: unknown } }).logic.config);
  };
  createActor(toyMachine, { inspect });
  if (list) createActor(list, { inspect, input: {} });
  expect(seen).toEqual([toyMachine.config, expect.objectContaining({ description: descriptions['list']?.[''] })]);
});
