import { describe, expect, test } from 'vitest';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { type SubjectQuestion, type SubjectToRead, subjectMachine } from '#src/machines/record/subject.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { missing, network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const question = (id: string): SubjectQuestion => ({ path: '/home/baseResourcesScore', id });
const subject: SubjectToRead = {
  type: baseResources,
  status: null,
  values: { name: '青山基地' },
  names: {},
  outdated: null,
};

const model = {
  events: {
    'subject.open': [
      { type: 'subject.open', question: question('7') },
      { type: 'subject.open', question: question('8') },
    ],
    'subject.retry': [{ type: 'subject.retry' }],
  },
  answers: { fetchSubject: [success(subject), missing, network] },
  situation: ({ context }) => [context.question?.id, context.subject !== null],
} satisfies Model<typeof subjectMachine>;

function opened() {
  const fetchSubject = port<Result<SubjectToRead>, SubjectQuestion>();
  const running = run(subjectMachine.provide({ actors: { fetchSubject: fetchSubject.logic } }));
  const open = (id: string) => running.actor.send({ type: 'subject.open', question: question(id) });
  open('7');
  return { ...running, fetchSubject, open, context: () => running.actor.getSnapshot().context };
}

describe('subject', () => {
  describeModel(subjectMachine, model);

  test('is fetched once: opening the same one again changes nothing', async () => {
    const { fetchSubject, open, context, value } = opened();
    open('7');
    await fetchSubject.answer(success(subject));
    open('7');
    expect([value(), context().subject, fetchSubject.inputs()]).toEqual(['shown', subject, [question('7')]]);
  });

  test('the subject of another question is never shown: it is cleared, and the older call cancelled', async () => {
    const { fetchSubject, open, context, value } = opened();
    await fetchSubject.answer(success(subject));
    open('8');
    expect([value(), context().subject]).toEqual(['loading', null]);
    open('9');
    expect(fetchSubject.calls[1]?.signal.aborted).toEqual(true);
    expect(fetchSubject.inputs().at(-1)).toEqual(question('9'));
  });

  test('a failure is kept for its pane and retried by its button, or when the page loads again', async () => {
    const { actor, facts, fetchSubject, open, context, value } = opened();
    await fetchSubject.answer(network);
    expect([value(), context().failure, facts]).toEqual(['failed', network.failure, []]);
    actor.send({ type: 'subject.retry' });
    await fetchSubject.answer(network);
    open('7');
    await fetchSubject.answer(success(subject));
    expect([value(), context().failure, fetchSubject.calls.length]).toEqual(['shown', null, 3]);
  });

  test('a deleted record is gone, without a retry', async () => {
    const { actor, fetchSubject, value } = opened();
    await fetchSubject.answer(missing);
    actor.send({ type: 'subject.retry' });
    expect([value(), fetchSubject.calls.length]).toEqual(['gone', 1]);
  });
});
