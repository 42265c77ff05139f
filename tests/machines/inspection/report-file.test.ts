import { describe, expect, test } from 'vitest';
import { type ReportFile, reportFileMachine } from '#src/machines/inspection/report-file.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const file = (name: string): ReportFile => ({ parts: [name], sheets: [] });

const model = {
  events: { 'file.write': [{ type: 'file.write', file: file('report') }] },
  answers: { writeFile: [undefined] },
} satisfies Model<typeof reportFileMachine>;

describe('the file of the self-inspection report', () => {
  describeModel(reportFileMachine, model);

  test('a second press while it is being written writes no second file', async () => {
    const writing = port<void, ReportFile>();
    const { actor } = run(reportFileMachine.provide({ actors: { writeFile: writing.logic } }));
    actor.send({ type: 'file.write', file: file('first') });
    actor.send({ type: 'file.write', file: file('second') });
    await writing.answer(undefined);
    actor.send({ type: 'file.write', file: file('third') });
    expect(writing.inputs()).toEqual([file('first'), file('third')]);
  });
});
