import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Examined } from '#src/domain/checks/examination.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { BulkAnswer, BulkCall } from '#src/machines/bulk/bulk-context.ts';
import { contentBulkMachine } from '#src/machines/content/bulk.ts';
import { notified } from '#tests/machines/support/facts.ts';
import {
  articles,
  operationNamed,
  recordOf,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

function bulk(name: RecordOperation['name'], records: ContentRecord[], type = scienceKnowledge) {
  const carryOut = port<BulkAnswer<ContentRecord>, BulkCall<ContentRecord, RecordOperation>>();
  const machine = contentBulkMachine(type).provide({
    actors: {
      examine: fromPromise(async (): Promise<Result<readonly Examined[]>> => success([])),
      carryOut: carryOut.logic,
    },
  });
  const input = { operation: operationNamed(name), records, query: defaultListQuery, isUndo: false };
  const running = run(machine, input);
  return { ...running, carryOut, plan: () => running.actor.getSnapshot().context.plan };
}

test('a record is skipped for a reason of its type: by rights or by steps', () => {
  const online = recordOf('2', { status: 'online' });
  const passed = recordOf('3', { status: 'passed' });
  expect([
    bulk('publish', [recordOf('1'), online], baseResources).plan(),
    bulk('submit', [passed], baseResourcesApplication).plan(),
  ]).toEqual([
    {
      records: [],
      skipped: [
        { record: recordOf('1'), reason: 'neverOnline' },
        { record: online, reason: 'online' },
      ],
    },
    { records: [], skipped: [{ record: passed, reason: 'passed' }] },
  ]);
});

test.each([
  ['publish', recordsOperated(articles, ['1'])],
  ['delete', recordsDeleted(articles, '1')],
] as const)('%s notifies about its changes, and ends without a report if nothing failed', async (name, fact) => {
  const { actor, carryOut, facts, value } = bulk(name, [recordOf('1')]);
  await settled();
  actor.send({ type: 'confirm' });
  await carryOut.answer(success(null));
  expect([facts, value()]).toEqual([[fact], 'closed']);
});

test('without changes no list is notified; the notice of a closed tab names the operation', async () => {
  const { actor, carryOut, facts } = bulk('publish', [recordOf('1')]);
  await settled();
  actor.send({ type: 'confirm' });
  actor.send({ type: 'page.left' });
  await carryOut.answer(refused);
  expect(facts).toEqual([notified({ code: 'bulk.ended', operation: 'publish', done: 0, failed: 1, left: 0 })]);
});
