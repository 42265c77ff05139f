import { expect, test } from 'vitest';
import type { Comment } from '#src/domain/comments/comment.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import type { BulkAnswer, BulkCall } from '#src/machines/bulk/bulk-context.ts';
import { type BulkStep, commentBulkMachine } from '#src/machines/comments/bulk.ts';
import { commentOf, commentsPath, handled } from '#tests/machines/support/comments.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const changed = { type: 'records.changed', path: commentsPath, record: null };

function bulk(operation: BulkStep, records: Comment[]) {
  const carryOut = port<BulkAnswer<Comment>, BulkCall<Comment, BulkStep>>();
  const machine = commentBulkMachine.provide({ actors: { carryOut: carryOut.logic } });
  return { ...run(machine, { operation, records, query: defaultListQuery, isUndo: false }), carryOut };
}

test('W2.14: comments are skipped by their status, and at most 500 take the step', () => {
  const { actor } = bulk('show', [handled('1'), commentOf('2')]);
  const many = bulk(
    'hide',
    Array.from({ length: 600 }, (_, index) => commentOf(String(index))),
  );
  expect([actor.getSnapshot().context.plan, many.actor.getSnapshot().context.plan.records.length]).toEqual([
    { records: [commentOf('2')], skipped: [{ record: handled('1'), reason: 'shown' }] },
    500,
  ]);
});

test('W2.14: the result of each comment stays in view after success, and every run is reported to the list', async () => {
  const { actor, carryOut, facts, value } = bulk('hide', [commentOf('1')]);
  actor.send({ type: 'confirm', reason: '广告' });
  await carryOut.answer(refused);
  expect([taken(facts), carryOut.inputs().map(({ reason }) => reason)]).toEqual([[changed], ['广告']]);
  actor.send({ type: 'retry' });
  await carryOut.answer(success(handled('1', { status: 'hidden' })));
  expect([taken(facts), value(), carryOut.inputs().map(({ reason }) => reason)]).toEqual([
    [changed],
    'reported',
    ['广告', '广告'],
  ]);
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().output).toEqual({
    operation: 'hide',
    isUndo: false,
    changed: [commentOf('1')],
    now: [handled('1', { status: 'hidden' })],
    remaining: [],
  });
});

test('a notice reports the result if its tab is closed', async () => {
  const { actor, carryOut, facts } = bulk('show', [commentOf('1'), commentOf('2')]);
  actor.send({ type: 'confirm' });
  actor.send({ type: 'page.left' });
  await carryOut.answer(success(null), 0);
  await carryOut.answer(refused, 1);
  expect(facts).toEqual([
    changed,
    notified({ code: 'bulk.ended', operation: 'comments', done: 1, failed: 1, left: 0 }),
  ]);
});
