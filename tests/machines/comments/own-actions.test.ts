import { describe, expect, test } from 'vitest';
import type { Comment, OwnAction } from '#src/domain/comments/comment.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { ownActionsMachine, type TakeBackInput } from '#src/machines/comments/own-actions.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { actionOf, commentOf, commentsPath } from '#tests/machines/support/comments.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { network, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const changed = { type: 'records.changed', path: commentsPath, record: null };

const model = {
  events: {
    'actions.open': [{ type: 'actions.open' }],
    'actions.close': [{ type: 'actions.close' }],
    'actions.retry': [{ type: 'actions.retry' }],
    takeBack: [{ type: 'takeBack', id: 'A1' }],
    'takeBack.last': [
      { type: 'takeBack.last', id: null },
      { type: 'takeBack.last', id: 'A1' },
    ],
  },
  answers: {
    fetchActions: [success([actionOf('A1')]), success([]), network],
    takeBack: [success(commentOf('1')), success(null), refused],
  },
  situation: ({ context: { isOpen, actions, wanted, waiting } }) => [
    isOpen,
    actions?.length,
    wanted,
    waiting.length > 0,
  ],
} satisfies Model<typeof ownActionsMachine>;

function started() {
  const fetchActions = port<Result<readonly OwnAction[]>>();
  const takeBack = port<Result<Comment | null>, TakeBackInput>();
  const running = run(
    ownActionsMachine.provide({ actors: { fetchActions: fetchActions.logic, takeBack: takeBack.logic } }),
  );
  return { ...running, fetchActions, takeBack, context: () => running.actor.getSnapshot().context };
}

describe('ownActions', () => {
  describeModel(ownActionsMachine, model);

  test('W2.2: the last action that is not yet undone is fetched and undone once', async () => {
    const { actor, fetchActions, takeBack, context, facts, value } = started();
    actor.send({ type: 'takeBack.last', id: null });
    const open = actionOf('A2', { comment: '2' });
    await fetchActions.answer(success([actionOf('A3', { state: 'takenBack' }), open, actionOf('A1')]));
    expect(takeBack.inputs().map(({ id }) => id)).toEqual(['A2']);
    await takeBack.answer(success(commentOf('2', { version: 3 })));
    expect({ taken: context().taken, facts, value: value() }).toEqual({
      taken: { action: open, comment: commentOf('2', { version: 3 }) },
      facts: [changed],
      value: 'idle',
    });
  });

  test('W2.2: an overtaken action is reported, and no older one is undone instead', async () => {
    const { actor, fetchActions, takeBack, context } = started();
    actor.send({ type: 'takeBack.last', id: null });
    const overtaken = actionOf('A3', { state: 'overtaken' });
    await fetchActions.answer(success([overtaken, actionOf('A1')]));
    expect([takeBack.calls.length, context().miss]).toEqual([0, { overtaken }]);
  });

  test('W2.2: two presses undo the last two actions in order, each once', async () => {
    const { actor, fetchActions, takeBack, value } = started();
    actor.send({ type: 'takeBack.last', id: null });
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([actionOf('A2'), actionOf('A1')]));
    await takeBack.answer(success(null));
    await fetchActions.answer(success([actionOf('A2', { state: 'takenBack' }), actionOf('A1')]));
    await takeBack.answer(success(null));
    expect([takeBack.inputs().map(({ id }) => id), value()]).toEqual([['A2', 'A1'], 'idle']);
    actor.send({ type: 'takeBack.last', id: 'A0' });
    actor.send({ type: 'takeBack.last', id: 'A0' });
    await fetchActions.answer(success([actionOf('A0')]));
    await takeBack.answer(success(null));
    expect([takeBack.inputs().at(-1)?.id, value()]).toEqual(['A0', 'idle']);
  });

  test('W2.2: actions requested during an undo are undone in the order of the presses', async () => {
    const { actor, fetchActions, takeBack, value } = started();
    const asked = ['A2', 'A0', 'A1'];
    for (const id of asked) actor.send({ type: 'takeBack.last', id });
    for (const id of asked) {
      await fetchActions.answer(success([actionOf(id)]));
      await takeBack.answer(success(null));
    }
    expect([takeBack.inputs().map(({ id }) => id), value()]).toEqual([asked, 'idle']);
  });

  test('W2.2: if an undo fails, the queued ones are dropped', async () => {
    const { actor, fetchActions, takeBack, value, facts } = started();
    actor.send({ type: 'takeBack.last', id: null });
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([actionOf('A2'), actionOf('A1')]));
    await takeBack.answer(refused);
    expect([value(), taken(facts)]).toEqual(['idle', [notified({ code: 'failure', failure: refused.failure })]]);
  });

  test('an undo without an answer keeps its key after the undo of another action; after a refusal it is a new write', async () => {
    const { actor, fetchActions, takeBack } = started();
    const undo = async (id: string, answer: Result<Comment | null>) => {
      actor.send({ type: 'takeBack.last', id });
      await fetchActions.answer(success([actionOf('A2'), actionOf('A1')]));
      await takeBack.answer(answer);
    };
    await undo('A1', network);
    await undo('A2', success(null));
    await undo('A1', refused);
    await undo('A1', network);
    expect(takeBack.inputs().map(({ attempt }) => attempt.split('.').at(-1))).toEqual(['1', '2', '1', '3']);
  });

  test('W2.2: without an open action nothing is sent, and a notice says so', async () => {
    const { actor, fetchActions, takeBack, context } = started();
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([actionOf('A1', { state: 'takenBack' })]));
    expect([takeBack.calls.length, context().miss]).toEqual([0, { overtaken: null }]);
  });

  test('W2.2: any action of the list can be undone; the list is fetched again', async () => {
    const { actor, fetchActions, takeBack, value } = started();
    actor.send({ type: 'actions.open' });
    await fetchActions.answer(success([actionOf('A2'), actionOf('A1')]));
    actor.send({ type: 'takeBack', id: 'A1' });
    await takeBack.answer(success(null));
    expect([takeBack.inputs().map(({ id }) => id), value()]).toEqual([['A1'], 'loading']);
  });

  test('a refused undo is reported with the message of the server', async () => {
    const { actor, fetchActions, takeBack, facts, context } = started();
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([actionOf('A1')]));
    await takeBack.answer(refused);
    expect([taken(facts), context().taken]).toEqual([[notified({ code: 'failure', failure: refused.failure })], null]);
  });
});
