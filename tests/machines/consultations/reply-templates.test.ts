import { describe, expect, test } from 'vitest';
import type { ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import { type Result, success } from '#src/domain/failure.ts';
import {
  replyTemplatesMachine,
  type TemplateChange,
  type TemplateWrite,
} from '#src/machines/consultations/reply-templates.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { templateOf } from '#tests/machines/support/consultations.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { network, refused, timeout } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const change: TemplateChange = { kind: 'save', base: null, name: '开放时间', text: '每天8:00至18:00。' };

const model = {
  events: {
    'templates.want': [{ type: 'templates.want' }],
    'templates.change': [
      { type: 'templates.change', change },
      { type: 'templates.change', change: { kind: 'delete', id: '1' } },
    ],
  },
  answers: {
    fetchTemplates: [success([templateOf('1')]), network],
    changeTemplates: [success(null), refused, timeout],
  },
  situation: ({ context: { templates, unsettled, done } }) => [templates !== null, unsettled !== null, done > 0],
} satisfies Model<typeof replyTemplatesMachine>;

function started() {
  const fetchTemplates = port<Result<readonly ReplyTemplate[]>>();
  const changeTemplates = port<Result<unknown>, TemplateWrite>();
  const running = run(
    replyTemplatesMachine.provide({
      actors: { fetchTemplates: fetchTemplates.logic, changeTemplates: changeTemplates.logic },
    }),
  );
  return { ...running, fetchTemplates, changeTemplates, context: () => running.actor.getSnapshot().context };
}

describe('replyTemplates', () => {
  describeModel(replyTemplatesMachine, model);

  test('a change sent again without an answer is the same write; after success the list is fetched again', async () => {
    const { actor, facts, fetchTemplates, changeTemplates, context, value } = started();
    actor.send({ type: 'templates.want' });
    await fetchTemplates.answer(success([]));
    actor.send({ type: 'templates.change', change });
    await changeTemplates.answer(timeout);
    actor.send({ type: 'templates.change', change });
    await changeTemplates.answer(success(templateOf('1')));
    await fetchTemplates.answer(success([templateOf('1')]));
    const [first, second] = changeTemplates.inputs();
    expect(second).toEqual(first);
    expect({ done: context().done, templates: context().templates, state: value(), facts: taken(facts) }).toEqual({
      done: 1,
      templates: [templateOf('1')],
      state: 'ready',
      facts: [notified({ code: 'failure', failure: { kind: 'timeout' } })],
    });
  });

  test('a change without an answer keeps its key after another change, but not after a deletion', async () => {
    const { actor, fetchTemplates, changeTemplates } = started();
    actor.send({ type: 'templates.want' });
    await fetchTemplates.answer(success([]));
    const send = async (sent: TemplateChange, answer: Result<unknown>) => {
      actor.send({ type: 'templates.change', change: sent });
      await changeTemplates.answer(answer);
      if (answer.ok) await fetchTemplates.answer(success([templateOf('1')]));
    };
    await send(change, timeout);
    await send({ ...change, name: '票价' }, success(null));
    await send(change, timeout);
    await send({ kind: 'delete', id: '1' }, success(null));
    await send(change, timeout);
    expect(changeTemplates.inputs().map(({ attempt }) => attempt.split('.').at(-1))).toEqual(['1', '2', '1', '3', '4']);
  });

  test('a refused change fetches the current list and does nothing else', async () => {
    const { actor, fetchTemplates, changeTemplates, context } = started();
    actor.send({ type: 'templates.want' });
    await fetchTemplates.answer(success([templateOf('1')]));
    actor.send({ type: 'templates.change', change: { ...change, base: { id: '1', version: 1 } } });
    await changeTemplates.answer(refused);
    await fetchTemplates.answer(success([templateOf('1', 2)]));
    expect({ done: context().done, version: context().templates?.[0]?.version }).toEqual({ done: 0, version: 2 });
  });

  test('a failed first fetch leaves no templates to choose; a later one keeps those in view', async () => {
    const outcomes = (['answer', 'break'] as const).map(async (how) => {
      const { actor, facts, fetchTemplates, context, value } = started();
      const fail = () => (how === 'answer' ? fetchTemplates.answer(network) : fetchTemplates.break());
      actor.send({ type: 'templates.want' });
      await fail();
      const first = value();
      actor.send({ type: 'templates.want' });
      await fetchTemplates.answer(success([templateOf('1')]));
      actor.send({ type: 'templates.want' });
      await fail();
      return { first, later: value(), templates: context().templates, notices: taken(facts).length };
    });
    const outcome = { first: 'failed', later: 'ready', templates: [templateOf('1')], notices: 1 };
    expect(await Promise.all(outcomes)).toEqual([outcome, outcome]);
  });
});
