import { describe, expect, test } from 'vitest';
import type { Comment } from '#src/domain/comments/comment.ts';
import { defaultListQuery, type ListQuery } from '#src/domain/content/list-query.ts';
import { failed, success } from '#src/domain/failure.ts';
import { commentBulkMachine } from '#src/machines/comments/bulk.ts';
import {
  type CommentBulkInput,
  type FoundComments,
  mostInBulk,
  remainingOf,
  type StepManyAnswer,
  type StepManyInput,
} from '#src/machines/comments/bulk-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { commentOf, commentsPath, handled, moderated, pageOf } from '#tests/machines/support/comments.ts';
import { told } from '#tests/machines/support/facts.ts';
import { missing, network, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const query = defaultListQuery;
const some = (count: number, from = 1): Comment[] =>
  Array.from({ length: count }, (_, index) => commentOf(String(from + index)));
const input = (over: Partial<CommentBulkInput> = {}): CommentBulkInput => ({
  step: 'show',
  comments: null,
  query,
  ...over,
});
const changed = { type: 'records.changed', path: commentsPath, record: null };
const ok = success(moderated(handled('1')));

const model = {
  events: {
    confirm: [{ type: 'confirm', reason: '' }],
    cancel: [{ type: 'cancel' }],
    stop: [{ type: 'stop' }],
    'page.left': [{ type: 'page.left' }],
    retry: [{ type: 'retry' }],
    close: [{ type: 'close' }],
  },
  answers: {
    findComments: [
      success({ ...pageOf([commentOf('1')]), pageSize: 100 }),
      success({ ...pageOf([commentOf('1')], 300), pageSize: 100 }),
      success(pageOf([])),
      network,
    ],
    stepMany: [[ok], [refused], [network]],
  },
  situation: ({ context: { plan, outcomes, stopped, left, found } }) => [
    plan.length,
    outcomes.map(({ failure }) => failure?.kind),
    stopped,
    left,
    found.length > 0,
  ],
} satisfies Model<typeof commentBulkMachine>;

function started(over: Partial<CommentBulkInput> = {}) {
  const findComments = port<FoundComments, ListQuery>();
  const stepMany = port<StepManyAnswer, StepManyInput>();
  const running = run(
    commentBulkMachine.provide({ actors: { findComments: findComments.logic, stepMany: stepMany.logic } }),
    input(over),
  );
  return { ...running, findComments, stepMany, context: () => running.actor.getSnapshot().context };
}

describe('commentBulk', () => {
  describeModel(
    commentBulkMachine,
    { ...model, input: input() },
    { ...model, input: input({ comments: [commentOf('1'), commentOf('2')] }) },
  );

  test('W2.14: all that match are collected page by page, up to the cap; who cannot take the step is left out', async () => {
    const { actor, findComments, context, value } = started({ step: 'show' });
    for (let page = 1; page <= 5; page += 1) {
      const list = some(100, page * 100).map((comment, index) => (index === 0 ? handled(comment.id) : comment));
      await findComments.answer(success({ list, total: 720, pageNum: page, pageSize: 100 }));
    }
    expect([value(), context().plan.length, context().skipped, context().total, mostInBulk]).toEqual([
      'checking',
      495,
      5,
      720,
      500,
    ]);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().output).toEqual({ changed: [] });
  });

  test('W2.14: four at a time, a result for each; what failed is tried again with the same numbers', async () => {
    const { actor, stepMany, context, facts, value } = started({ comments: some(6), step: 'hide' });
    actor.send({ type: 'confirm', reason: '广告' });
    await stepMany.answer([ok, refused, ok, ok]);
    await stepMany.answer([ok, success(null)]);
    expect({
      sent: stepMany.inputs().map(({ comments, reason }) => [comments.map(({ id }) => id), reason]),
      failed: context().outcomes.flatMap(({ comment, failure }) => (failure ? [comment.id] : [])),
      last: context().changed.at(-1)?.status,
      facts: taken(facts),
      value: value(),
    }).toEqual({
      sent: [
        [['1', '2', '3', '4'], '广告'],
        [['5', '6'], '广告'],
      ],
      failed: ['2'],
      last: 'hidden',
      facts: [changed],
      value: 'reported',
    });
    actor.send({ type: 'retry' });
    const [first, , again] = stepMany.inputs();
    expect([again?.comments.map(({ id }) => id), again?.attempt]).toEqual([['2'], first?.attempt]);
  });

  test('W2.14: what has changed or is gone is not sent again in the version that was refused', async () => {
    const { actor, stepMany, context } = started({ comments: some(4) });
    actor.send({ type: 'confirm', reason: '' });
    const conflict = failed({ kind: 'refused', code: 409, message: '已被处理', reason: 'conflict' });
    await stepMany.answer([conflict, missing, refused, ok]);
    expect(remainingOf(context()).map(({ id }) => id)).toEqual(['3']);
    actor.send({ type: 'retry' });
    await stepMany.answer([conflict]);
    actor.send({ type: 'retry' });
    expect(stepMany.inputs().map(({ comments }) => comments.map(({ id }) => id))).toEqual([
      ['1', '2', '3', '4'],
      ['3'],
    ]);
  });

  test('without any answer it goes no further', async () => {
    const { actor, stepMany, context, value } = started({ comments: some(6) });
    actor.send({ type: 'confirm', reason: '' });
    await stepMany.answer([network, network, network, network]);
    expect([value(), context().outcomes.length, stepMany.calls.length]).toEqual(['reported', 4, 1]);
  });

  test('a bug in our own code counts as a failure of those under way', async () => {
    const { actor, stepMany, context } = started({ comments: some(2) });
    actor.send({ type: 'confirm', reason: '' });
    await stepMany.break();
    expect(context().outcomes.map(({ failure }) => failure?.kind)).toEqual(['unreadable', 'unreadable']);
  });

  test('when its tab is closed it ends what is under way and tells the result', async () => {
    const { actor, stepMany, facts } = started({ comments: some(6) });
    actor.send({ type: 'confirm', reason: '' });
    actor.send({ type: 'page.left' });
    await stepMany.answer([ok, ok, ok, refused]);
    expect(taken(facts)).toEqual([changed, told({ code: 'comments.bulkEnded', done: 3, failed: 1, left: 2 })]);
  });

  test('W2.14: an empty page ends the search, though more were announced: they are gone since', async () => {
    const { findComments, value } = started();
    await findComments.answer(success({ list: [], total: 300, pageNum: 1, pageSize: 100 }));
    expect([value(), findComments.calls.length]).toEqual(['checking', 1]);
  });

  test('W2.14: where no comment can take the step there is nothing to confirm', () => {
    const { actor, stepMany, value } = started({ comments: [handled('1')], step: 'show' });
    actor.send({ type: 'confirm', reason: '' });
    expect([value(), stepMany.calls.length]).toEqual(['checking', 0]);
  });
});
