import { describe, expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Failure, type Result, success, unexplained } from '#src/domain/failure.ts';
import { approvalMachine, type DecisionRequest } from '#src/machines/approval/approval.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import {
  articles,
  missing,
  network,
  recordChanged,
  recordOf,
  recordsDeleted,
} from '#tests/machines/support/fixtures.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const signed = { by: 'writer', time: '2026-06-02 10:00:00' };
const approvalOf = (...approved: boolean[]): ContentRecord['approval'] => ({
  version: 1,
  stages: approved.map((one) => ({ role: 'role', approved: one ? signed : null })),
  returned: null,
  overridden: null,
  authors: [signed],
});
const waiting = recordOf('42', { approval: approvalOf(true, false) });
const approved = recordOf('42', { approval: approvalOf(true, true) });
const taken: Failure = { kind: 'refused', code: 409, message: '该版本已审核通过', reason: 'conflict' };
const conflict = { ok: false, failure: taken } as const;
const input = { path: articles };

const model = {
  input,
  events: {
    decide: [
      { type: 'decide', record: waiting, decision: 'approve' },
      { type: 'decide', record: approved, decision: 'approve' },
    ],
  },
  answers: {
    decide: [success(approved), success(null), conflict, network],
    fetchRecord: [success(approved), missing, network],
  },
  invariant: ({ context: { requested }, value }) => expect(requested !== null).toBe(value !== 'idle'),
} satisfies Model<typeof approvalMachine>;

function start() {
  const decide = port<Result<ContentRecord | null>, DecisionRequest>();
  const fetchRecord = port<Result<ContentRecord>, { id: string }>();
  const machine = approvalMachine.provide({ actors: { decide: decide.logic, fetchRecord: fetchRecord.logic } });
  return { decide, fetchRecord, ...run(machine, input) };
}

describe('a reviewer decides about a version (decision 067)', () => {
  describeModel(approvalMachine, model);

  test('the decision names the version and the stage that the reviewer has seen, and the page learns of it', async () => {
    const { actor, decide, facts, value } = start();
    actor.send({ type: 'decide', record: waiting, decision: 'sendBack', reason: '标题有误' });
    expect(decide.inputs()).toEqual([{ decision: 'sendBack', id: '42', version: 1, stage: 1, reason: '标题有误' }]);
    await decide.answer(success(approved));
    expect({ state: value(), done: actor.getSnapshot().context.done, facts }).toEqual({
      state: 'idle',
      done: 'sendBack',
      facts: [recordChanged(articles, approved)],
    });
  });

  test('a refusal is reported, and the page shows what is true now', async () => {
    const { actor, decide, facts, fetchRecord, value } = start();
    actor.send({ type: 'decide', record: waiting, decision: 'approve' });
    await decide.answer(conflict);
    expect(fetchRecord.inputs()).toEqual([{ id: '42' }]);
    await fetchRecord.answer(success(approved));
    const { done, failure } = actor.getSnapshot().context;
    expect({ state: value(), done, failure, facts }).toEqual({
      state: 'idle',
      done: null,
      failure: taken,
      facts: [notified({ code: 'failure', failure: taken }), recordChanged(articles, approved)],
    });
  });

  test('after a success without a record it is fetched; a record that is gone is reported as deleted', async () => {
    const { actor, decide, facts, fetchRecord } = start();
    actor.send({ type: 'decide', record: waiting, decision: 'approve' });
    await decide.answer(success(null));
    await fetchRecord.answer(missing);
    expect([actor.getSnapshot().context.done, facts]).toEqual(['approve', [recordsDeleted(articles, '42')]]);
  });

  test('without an answer nothing is known to have changed; the decision can be sent again', async () => {
    const { actor, decide, facts, fetchRecord, value } = start();
    actor.send({ type: 'decide', record: waiting, decision: 'approve' });
    await decide.answer(network);
    actor.send({ type: 'decide', record: waiting, decision: 'approve' });
    await decide.break();
    expect([value(), decide.inputs().length, fetchRecord.inputs(), actor.getSnapshot().context.failure]).toEqual([
      'idle',
      2,
      [],
      unexplained,
    ]);
    expect(facts).toEqual([
      notified({ code: 'failure', failure: network.failure }),
      notified({ code: 'failure', failure: unexplained }),
    ]);
  });
});
