import { describe, expect, test } from 'vitest';
import type { CheckId, Finding } from '#src/domain/checks/finding.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Undo, undoOf } from '#src/domain/content/undo.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { scienceKnowledge as type } from '#src/domain/content/types/science-knowledge.ts';
import { type UndoCheck, undoMachine } from '#src/machines/shell/undo.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import {
  articles,
  missing,
  network,
  operationNamed,
  recordChanged,
  recordOf,
  recordsOperated,
  refused,
  silent,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const ofPublish = undoOf(articles, operationNamed('publish'), recordOf('42'), '银杏') as Undo;
const ofPin = undoOf(articles, operationNamed('pin'), recordOf('43'), '樟树') as Undo;
const ofRestore: Undo = { kind: 'restore', path: articles, id: '42', title: '银杏', version: 3, base: 4 };
const ofUnpublish = undoOf(articles, operationNamed('unpublish'), recordOf('44', { status: 'online' }), '银杉') as Undo;
const offline = recordOf('42', { status: 'offline' });

const found = (...checks: CheckId[]) =>
  success<UndoCheck>({
    type,
    findings: checks.map((check): Finding => ({
      check,
      field: 'content',
      place: null,
      found: '',
      fix: { kind: 'jump' },
    })),
  });
const advised = found('missing');
const personal = found('mobile');
const unchecked = success<UndoCheck>({ type, findings: null });

const model = {
  events: {
    'undo.requested': [
      { type: 'undo.requested', undo: ofPublish },
      { type: 'undo.requested', undo: ofRestore },
      { type: 'undo.requested', undo: ofUnpublish },
    ],
    confirm: [{ type: 'confirm', reason: '本人同意' }],
    cancel: [{ type: 'cancel' }],
    'session.closed': [{ type: 'session.closed' }],
  },
  answers: {
    undo: [success(offline), success(null), refused, network],
    check: [advised, personal, unchecked, missing],
  },
  situation: ({ context: { queue } }) => [queue[0]?.kind, queue[0]?.reason, queue[0] === ofUnpublish, queue.length > 1],
} satisfies Model<typeof undoMachine>;

describe('undo', () => {
  describeModel(undoMachine, model);

  const start = () => {
    const undo = port<Result<ContentRecord | null>, Undo>();
    const check = port<Result<UndoCheck>, Undo>();
    const running = run(undoMachine.provide({ actors: { undo: undo.logic, check: check.logic } }));
    const request = (...undos: Undo[]) => {
      for (const one of undos) running.actor.send({ type: 'undo.requested', undo: one });
    };
    return { ...running, undo, check, request };
  };

  test('the inverse operation is sent; a notice without another undo reports it, and pages get the record', async () => {
    const { facts, request, undo } = start();
    request(ofPublish);
    await undo.answer(success(offline));
    expect({ inputs: undo.inputs(), facts }).toEqual({
      inputs: [
        {
          kind: 'operation',
          path: articles,
          id: '42',
          title: '银杏',
          operation: operationNamed('unpublish'),
          loss: 'draft',
        },
      ],
      facts: [
        notified({ code: 'record.changed', operation: 'unpublish', title: '银杏' }),
        recordChanged(articles, offline),
      ],
    });
  });

  test('a success without the record names the operation to the pages', async () => {
    const { facts, request, undo } = start();
    request(ofPin);
    await undo.answer(success(null));
    expect(facts).toEqual([
      notified({ code: 'record.changed', operation: 'unpin', title: '樟树' }),
      recordsOperated(articles, ['43'], 'unpin'),
    ]);
  });

  test('the undo of a restore reports which version is restored, and whether the public page shows it', async () => {
    const { facts, request, undo } = start();
    request(ofRestore);
    const online = recordOf('42', { status: 'online', version: 5 });
    await undo.answer(success(online));
    expect(facts).toEqual([
      notified({ code: 'record.restored', version: 3, title: '银杏', isLive: true }),
      recordChanged(articles, online),
    ]);
  });

  test('several are sent one after the other, in order; the end of the session drops the rest', async () => {
    const { actor, request, undo, value } = start();
    request(ofPublish, ofPin, ofRestore);
    expect(undo.inputs()).toEqual([ofPublish]);
    await undo.answer(refused);
    expect(undo.inputs()).toEqual([ofPublish, ofPin]);
    actor.send({ type: 'session.closed' });
    expect({ state: value(), queue: actor.getSnapshot().context.queue }).toEqual({ state: 'idle', queue: [] });
  });

  test('a refusal is final: the notice gives the reason and offers nothing', async () => {
    const { facts, request, undo } = start();
    request(ofPublish);
    await undo.answer(refused);
    expect(facts).toEqual([notified({ code: 'undo.failed', title: '银杏', failure: refused.failure, undo: null })]);
  });

  test('decision 043: without an answer the outcome is unknown: the same undo is offered again, and pages fetch', async () => {
    const { facts, request, undo } = start();
    request(ofPublish);
    await undo.answer(network);
    const unknown = { type: 'records.changed', path: articles, record: null };
    expect(taken(facts)).toEqual([
      notified({ code: 'undo.failed', title: '银杏', failure: network.failure, undo: ofPublish }),
      unknown,
    ]);
    request(ofPublish);
    await undo.break();
    expect(facts).toEqual([
      notified({ code: 'undo.failed', title: '银杏', failure: unexplained, undo: ofPublish }),
      unknown,
    ]);
  });

  test.for(silent)(
    'shows no notice for $failure.kind, unless it would leave the person without any answer',
    async (answer) => {
      const { facts, request, undo } = start();
      request(ofPublish);
      await undo.answer(answer);
      const { failure } = answer;
      expect(facts).toEqual(
        failure.kind === 'nothing' ? [notified({ code: 'undo.failed', title: '银杏', failure, undo: null })] : [],
      );
    },
  );

  describe('decision 065: an undo that publishes', () => {
    test('is checked first, and carried out at once if no finding needs a reason', async () => {
      const { check, request, undo } = start();
      request(ofUnpublish);
      expect([check.inputs(), undo.inputs()]).toEqual([[ofUnpublish], []]);
      await check.answer(advised);
      expect(undo.inputs()).toEqual([ofUnpublish]);
    });

    test.for([
      ['a phone number', personal],
      ['what could not be checked', unchecked],
    ] as const)('asks before it publishes %s', async ([, answer]) => {
      const { actor, check, facts, request, undo, value } = start();
      request(ofUnpublish, ofPin);
      await check.answer(answer);
      expect([value(), success(actor.getSnapshot().context.check), undo.inputs()]).toEqual(['asking', answer, []]);
      actor.send({ type: 'cancel' });
      expect([undo.inputs(), facts]).toEqual([[ofPin], []]);
    });

    test('sends the reason, and sends the same one again without asking when its outcome is unknown', async () => {
      const { actor, check, facts, request, undo } = start();
      request(ofUnpublish);
      await check.answer(personal);
      actor.send({ type: 'confirm', reason: '本人同意' });
      const confirmed: Undo = { ...ofUnpublish, reason: '本人同意' };
      await undo.answer(network);
      expect(facts[0]).toEqual(
        notified({ code: 'undo.failed', title: '银杉', failure: network.failure, undo: confirmed }),
      );
      request(confirmed);
      expect([undo.inputs(), check.calls.length]).toEqual([[confirmed, confirmed], 1]);
    });

    test('ends with a message if its record is gone, and nothing is sent', async () => {
      const { check, facts, request, undo, value } = start();
      request(ofUnpublish);
      await check.answer(missing);
      expect([facts, undo.inputs(), value()]).toEqual([
        [notified({ code: 'undo.failed', title: '银杉', failure: missing.failure, undo: null })],
        [],
        'idle',
      ]);
    });

    test('is dropped with its question when the session ends', async () => {
      const { actor, check, request, undo, value } = start();
      request(ofUnpublish);
      await check.answer(personal);
      actor.send({ type: 'session.closed' });
      expect([value(), undo.inputs()]).toEqual(['idle', []]);
    });
  });
});
