import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { reportCoverage } from '#tests/coverage/report.ts';
import { toyMachine } from '#tests/coverage/toy.ts';
import { walked } from '#tests/coverage/walk.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import type { AnyModel } from '#tests/machines/support/exploration.ts';
import { checksOf } from '#tests/machines/support/model-checks.ts';

const model = {
  events: {
    opened: [
      { type: 'opened', with: 'key' },
      { type: 'opened', with: 'another key' },
      { type: 'opened', with: '' },
    ],
    closed: [{ type: 'closed' }],
    lit: [{ type: 'lit' }],
  },
  answers: { tryKey: [true] },
} satisfies Model<typeof toyMachine>;

const toyChecks = (over: Partial<AnyModel> = {}) => checksOf(toyMachine, [{ ...model, ...over }]);
const titlesOf = (checks: readonly { title: string }[]) => checks.map(({ title }) => title);
const runAll = (checks: readonly { run: () => void }[]) => {
  for (const { run } of checks) run();
};

describeModel(toyMachine, model);

describe('paths', () => {
  test('each pair of a state and an event has one, more only if it does different things', () => {
    const key = 'xstate.init → opened {"with":"key"}';
    const open = `${key} → xstate.done.actor.0.toy.trying {"output":true,"actorId":"0.toy.trying"}`;
    expect(titlesOf(toyChecks().paths)).toEqual([
      'xstate.init',
      key,
      'xstate.init → opened {"with":""}',
      open,
      `${key} → xstate.error.actor.0.toy.trying {"error":{},"actorId":"0.toy.trying"}`,
      `${open} → closed`,
      `${open} → lit`,
      `${open} → xstate.after.aWhile.toy.open`,
      `${open} → lit → closed`,
      `${open} → lit → xstate.after.aWhile.toy.open`,
      // The second attempt wears the door out.
      `${open} → closed → ${key.replace('xstate.init → ', '')} → ${open.split(' → ')[2]}`,
    ]);
  });

  test('walk every state and transition of their machine', () => {
    walked.clear();
    runAll(toyChecks().paths);
    expect(reportCoverage([toyMachine], walked)).toEqual({
      lines: ['toy: 9/9 states, 8/8 transitions'],
      complete: true,
    });
  });

  test('a pair that two models share has one', () => {
    expect(titlesOf(checksOf(toyMachine, [model, model]).paths)).toEqual(titlesOf(toyChecks().paths));
  });

  test('check the invariant after each step', () => {
    const seen: string[] = [];
    toyChecks({ invariant: (_, { type }) => void seen.push(type) }).paths[1]?.run();
    expect(seen).toEqual(['xstate.init', 'opened']);
  });
});

describe('loops', () => {
  /** What the guard says now: a path that was found with one answer is walked with the other. */
  let isOpen = false;
  const gate = setup({ types: { events: {} as { type: 'passed' } }, guards: { isOpen: () => isOpen } }).createMachine({
    id: 'gate',
    initial: 'before',
    states: { before: { on: { passed: { guard: 'isOpen', target: 'behind' } } }, behind: {} },
  });
  const gateModel: AnyModel = { events: { passed: [{ type: 'passed' }] } };

  test('an event that was to be ignored and is not fails', () => {
    const [ignoring] = checksOf(gate, [gateModel]).loops;
    isOpen = true;
    expect(() => ignoring?.run()).toThrow('xstate.init → passed: expected');
    isOpen = false;
    ignoring?.run();
  });

  test('an invariant that one situation breaks fails, with the way to it', () => {
    const invariant: AnyModel['invariant'] = ({ context }) =>
      expect((context as { attempts: number }).attempts).toBeLessThan(2);
    const [, holding] = toyChecks({ invariant }).loops;
    expect(() => holding?.run()).toThrow(
      /^xstate\.init → opened .* → closed → opened .*: expected 2 to be less than 2$/,
    );
  });

  test('the deep suite sends every event in every situation', () => {
    expect(() => toyChecks().everything.run()).not.toThrow();
    expect(() => toyChecks({ invariant: ({ value }) => expect(value).not.toBe('jammed') }).everything.run()).toThrow();
  });
});
