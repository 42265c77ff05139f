import { describe, expect, test } from 'vitest';
import { reportCoverage } from '#tests/coverage/report.ts';
import { toyMachine } from '#tests/coverage/toy.ts';
import { walked } from '#tests/coverage/walk.ts';
import { type Model, pathsOf } from './model.ts';

const model = {
  events: {
    opened: [
      { type: 'opened', with: 'key' },
      { type: 'opened', with: '' },
    ],
    closed: [{ type: 'closed' }],
    lit: [{ type: 'lit' }],
  },
  answers: { tryKey: [true] },
} satisfies Model<typeof toyMachine>;

describe('a model', () => {
  const paths = pathsOf(toyMachine, model);

  test.for(paths)('$title', ({ run }) => {
    run();
  });

  test('walks every state and transition of its machine', () => {
    walked.clear();
    for (const { run } of paths) run();
    expect(reportCoverage([toyMachine], walked)).toEqual({
      lines: ['toy: 9/9 states, 8/8 transitions'],
      complete: true,
    });
  });

  test('checks its invariant after each step', () => {
    const seen: string[] = [];
    const invariant = (_: unknown, event: { type: string }) => seen.push(event.type);
    pathsOf(toyMachine, { ...model, invariant: (snapshot, event) => void invariant(snapshot, event) })[0]?.run();
    expect(seen).toEqual(['xstate.init', 'opened']);
  });
});
