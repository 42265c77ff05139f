import { describe, expect, test } from 'vitest';
import { unexplained } from '#src/domain/failure.ts';
import type { WrittenFile } from '#src/domain/tables/written-file.ts';
import { fileWriterMachine } from '#src/machines/tables/file-writer.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const fileOf = (name: string): WrittenFile => ({ parts: [name], format: 'xlsx', sheets: [] });

const model = {
  events: { 'file.write': [{ type: 'file.write', file: fileOf('report') }] },
  answers: { writeFile: [undefined] },
  // The file is stored only while it is written.
  invariant: ({ context, value }) => expect(context.file !== null).toEqual(value === 'writing'),
} satisfies Model<typeof fileWriterMachine>;

describe('the writer of files', () => {
  describeModel(fileWriterMachine, model);

  test('W4.9: one file is written at a time; a failure is reported', async () => {
    const writing = port<void, WrittenFile>();
    const { actor, facts } = run(fileWriterMachine.provide({ actors: { writeFile: writing.logic } }));
    const write = (name: string) => actor.send({ type: 'file.write', file: fileOf(name) });
    write('first');
    write('second');
    await writing.answer(undefined);
    write('third');
    expect(writing.inputs()).toEqual([fileOf('first'), fileOf('third')]);
    await writing.break();
    expect(taken(facts)).toEqual([notified({ code: 'failure', failure: unexplained })]);
  });
});
