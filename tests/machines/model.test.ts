import { describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, assign, setup } from 'xstate';
import { reportCoverage } from '#tests/coverage/report.ts';
import { toyMachine } from '#tests/coverage/toy.ts';
import { walked } from '#tests/coverage/walk.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import type { AnyModel } from '#tests/machines/support/exploration.ts';
import { type Check, checksOf } from '#tests/machines/support/model-checks.ts';

const model = {
  events: {
    opened: [
      { type: 'opened', with: 'key' },
      // An event with the same effect.
      { type: 'opened', with: 'another key' },
      { type: 'opened', with: '' },
    ],
    closed: [{ type: 'closed' }],
    lit: [{ type: 'lit' }],
  },
  answers: { tryKey: [true] },
} satisfies Model<typeof toyMachine>;

/** A bell that counts up to three, but only while `bell.works`: a model cannot see changes outside. */
const bell = { works: true };
const bellMachine = setup({
  types: { context: {} as { rung: number }, events: {} as { type: 'ring' } | { type: 'take' } },
  actions: { count: assign({ rung: ({ context }) => context.rung + 1 }) },
  guards: { mayRing: ({ context }) => bell.works && context.rung < 3, works: () => bell.works },
}).createMachine({
  id: 'bell',
  context: { rung: 0 },
  initial: 'there',
  states: {
    there: { on: { ring: { guard: 'mayRing', actions: 'count' }, take: { guard: 'works', target: 'gone' } } },
    gone: {},
  },
});
const rungIn = ({ context }: AnyMachineSnapshot) => (context as { rung: number }).rung;
const ring = { type: 'ring' };
const take = { type: 'take' };

/** The checks of a model created while the bell does or does not work. Afterwards the bell works. */
function checksOfBell(works: boolean, over: Partial<AnyModel> = {}) {
  bell.works = works;
  const checks = checksOf(bellMachine, [{ events: { ring: [ring], take: [take] }, ...over }]);
  bell.works = true;
  return checks;
}

const titlesOf = (checks: readonly Check[]) => checks.map(({ title }) => title);
const runAll = (checks: readonly Check[]) => {
  for (const { run } of checks) run();
};

const ignoring = 'what a state ignores changes nothing';
const holding = 'the invariant holds after every event in every situation';

describeModel(toyMachine, model);

describe('paths', () => {
  test('a pair of a state and an event has one, and more only if it has different effects', () => {
    const shut = 'xstate.init';
    const trying = `${shut} → opened {"with":"key"}`;
    const open = `${trying} → xstate.done.actor.0.toy.trying {"output":true,"actorId":"0.toy.trying"}`;
    expect(titlesOf(checksOf(toyMachine, [model]).paths)).toEqual([
      shut,
      trying,
      `${shut} → opened {"with":""}`,
      open,
      `${trying} → xstate.error.actor.0.toy.trying {"error":{},"actorId":"0.toy.trying"}`,
      `${open} → closed`,
      `${open} → lit`,
      `${open} → xstate.after.aWhile.toy.open`,
      `${open} → lit → closed`,
      `${open} → lit → xstate.after.aWhile.toy.open`,
      // The second time, the door is worn out.
      `${open} → closed → opened {"with":"key"} → xstate.done.actor.0.toy.trying {"output":true,"actorId":"0.toy.trying"}`,
    ]);
  });

  test('a pair shared by several models has one', () => {
    expect(titlesOf(checksOf(toyMachine, [model, model]).paths)).toEqual(titlesOf(checksOf(toyMachine, [model]).paths));
  });

  test('cover every state and transition of their machine', () => {
    walked.clear();
    runAll(checksOf(toyMachine, [model]).paths);
    expect(reportCoverage([toyMachine], walked)).toEqual({
      lines: ['toy: 9/9 states, 8/8 transitions'],
      complete: true,
    });
  });

  test('check the invariant after each step', () => {
    const seen: string[] = [];
    checksOf(toyMachine, [{ ...model, invariant: (_, { type }) => void seen.push(type) }]).paths[1]?.run();
    expect(seen).toEqual(['xstate.init', 'opened']);
  });

  test('fail if an actor does not reach the state of the model', () => {
    const path = checksOfBell(true).paths.find(({ title }) => title === 'xstate.init → take');
    bell.works = false;
    expect(() => path?.run()).toThrow("xstate.init → take: expected 'there' to deeply equal 'gone'");
    bell.works = true;
    expect(() => path?.run()).not.toThrow();
  });
});

describe('loops', () => {
  test.for([
    ['another state', take, "xstate.init → take: expected 'gone' to deeply equal 'there'"],
    ['another context', ring, 'xstate.init → ring: changes what it should leave alone'],
  ] as const)('fail if an event that should be ignored leads to %s', ([, event, message]) => {
    const { loops, paths } = checksOfBell(false, { events: { any: [event] } });
    expect([titlesOf(paths), titlesOf(loops)]).toEqual([['xstate.init'], [ignoring]]);
    expect(() => runAll(loops)).toThrow(message);
    bell.works = false;
    expect(() => runAll(loops)).not.toThrow();
    bell.works = true;
  });

  test('send ignored events in every situation, and check the invariant afterwards', () => {
    const seen: unknown[] = [];
    const invariant: AnyModel['invariant'] = ({ value }, { type }) => void seen.push([value, type]);
    const { loops } = checksOfBell(true, { situation: (at) => rungIn(at) > 0, invariant });
    loops.find(({ title }) => title === ignoring)?.run();
    const gone = [
      ['gone', 'take'],
      ['gone', 'ring'],
      ['gone', 'take'],
    ];
    expect(seen).toEqual([['there', 'xstate.init'], ...gone, ['there', 'xstate.init'], ['there', 'ring'], ...gone]);
  });

  test('check the invariant in situations that no path reaches', () => {
    const { loops, paths } = checksOfBell(true, { invariant: (at) => expect(rungIn(at)).toBeLessThan(3) });
    expect([titlesOf(paths), titlesOf(loops)]).toEqual([
      ['xstate.init', 'xstate.init → ring', 'xstate.init → take'],
      [ignoring, holding],
    ]);
    expect(() => runAll(paths)).not.toThrow();
    expect(() => loops[1]?.run()).toThrow('xstate.init → ring → ring → ring: expected 3 to be less than 3');
  });

  test('send every event in every situation to an actor in the deep suite', () => {
    const ends: unknown[] = [];
    const { everything } = checksOfBell(true, { invariant: ({ value, context }) => void ends.push([value, context]) });
    everything.run();
    // The start; then two events in each situation: four counts of a present bell, four of an absent one.
    const stepsOfThere = [2, 3, 4, 5];
    const stepsOfGone = [3, 4, 5, 6];
    const steps = [...stepsOfThere, ...stepsOfGone].reduce((sum, each) => sum + 2 * each, 1);
    expect(ends.length).toBe(steps);
    bell.works = false;
    expect(() => everything.run()).toThrow("xstate.init → take: expected 'there' to deeply equal 'gone'");
    bell.works = true;
  });
});

test('do nothing without paths', () => {
  vi.stubEnv('MACHINE_PATHS', 'none');
  expect(() => describeModel(toyMachine, model)).not.toThrow();
  vi.unstubAllEnvs();
  expect(() => describeModel(toyMachine, model)).toThrow();
});
