import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Result, success } from '#src/domain/failure.ts';
import { availabilityMachine, availabilityOf, type NameQuestion } from '#src/machines/availability.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { expired, network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

const free = success(true);
const taken = success(false);

const model = {
  events: {
    'name.typed': [
      { type: 'name.typed', name: '甲' },
      { type: 'name.typed', name: '乙' },
    ],
    'name.left': [{ type: 'name.left' }],
    'name.owned': [{ type: 'name.owned', id: '7', name: '甲' }],
    'name.refused': [{ type: 'name.refused', name: '甲' }],
  },
  answers: { checkName: [free, taken, network] },
} satisfies Model<typeof availabilityMachine>;

describe('availability', () => {
  describeModel(availabilityMachine, model);

  const field = () => {
    const check = port<Result<boolean>, NameQuestion>();
    const running = run(availabilityMachine.provide({ actors: { checkName: check.logic } }));
    const type = (name: string) => running.actor.send({ type: 'name.typed', name });
    const leave = () => running.actor.send({ type: 'name.left' });
    const shown = (name: string) => availabilityOf(running.actor.getSnapshot(), name);
    return { ...running, check, type, leave, shown };
  };

  test('checks once when the field is left, without surrounding blanks', async () => {
    const { check, leave, shown, type } = field();
    type(' 甲 ');
    expect({ shown: shown(' 甲 '), checkInputs: check.inputs() }).toEqual({ shown: 'unasked', checkInputs: [] });
    leave();
    leave();
    expect({ shown: shown('甲'), checkInputs: check.inputs() }).toEqual({
      shown: 'asking',
      checkInputs: [{ name: '甲', id: null }],
    });
    await check.answer(taken);
    leave();
    expect({ shown: shown('甲'), shownOther: shown('甲2'), checkCalls: check.calls.length }).toEqual({
      shown: 'taken',
      shownOther: 'unasked',
      checkCalls: 1,
    });
  });

  test('fault A13: zero-width blanks are removed from names, in the check and in the result', async () => {
    const { check, leave, shown, type } = field();
    type('editor\u200b');
    leave();
    expect(check.inputs()).toEqual([{ name: 'editor', id: null }]);
    await check.answer(taken);
    expect([shown('editor\u200b'), shown('editor'), shown('editor2')]).toEqual(['taken', 'taken', 'unasked']);
  });

  test('accepts the own name of the edited user, and does not check an empty name', async () => {
    const { actor, check, leave, type } = field();
    leave();
    actor.send({ type: 'name.owned', id: '7', name: '甲' });
    leave();
    type('乙');
    leave();
    type('甲');
    leave();
    expect(check.inputs()).toEqual([{ name: '乙', id: '7' }]);
    expect(check.calls[0]?.signal.aborted).toEqual(true);
  });

  test.for([
    ['unanswered', network],
    ['expired', expired],
  ] as const)('%s: the check fails and is repeated', async ([, answer]) => {
    const { check, facts, leave, shown, type } = field();
    type('甲');
    leave();
    await check.answer(answer);
    expect({ shown: shown('甲'), facts }).toEqual({ shown: 'unknown', facts: [] });
    leave();
    await check.break();
    leave();
    await check.answer(free);
    expect({ shown: shown('甲'), checkCalls: check.calls.length }).toEqual({ shown: 'free', checkCalls: 3 });
  });

  test('fault F3: a name taken between check and save is reported, and no longer after another name is typed', async () => {
    const { actor, check, leave, shown, type } = field();
    type('甲');
    leave();
    await check.answer(free);
    actor.send({ type: 'name.refused', name: '甲' });
    expect(shown('甲')).toEqual('taken');
    type('乙');
    actor.send({ type: 'name.refused', name: '甲' });
    expect(shown('乙')).toEqual('unasked');
  });

  test('fault F3: no order of typing, leaving and answers shows a result that is wrong for the name', async () => {
    const names = ['甲', '乙', '丙'] as const;
    const truth = { 甲: true, 乙: false, 丙: null };
    const step = fc.oneof(
      fc.constantFrom(...names).map((name) => ({ type: 'typed' as const, name })),
      fc.constant({ type: 'left' as const }),
      // Any call so far, the latest or a cancelled one.
      fc.nat().map((which) => ({ type: 'answered' as const, which })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const open: { name: string; answer: (result: Result<boolean>) => void }[] = [];
        const checkName = fromPromise<Result<boolean>, NameQuestion>(
          ({ input }) => new Promise((answer) => open.push({ name: input.name, answer })),
        );
        const actor = createActor(availabilityMachine.provide({ actors: { checkName } }));
        let inField = '';
        const verdicts: unknown[] = [];
        const allowed = () => {
          const fact = inField === '' ? undefined : truth[inField as keyof typeof truth];
          return [
            'unasked',
            'asking',
            fact === undefined ? 'unasked' : fact === null ? 'unknown' : fact ? 'free' : 'taken',
          ];
        };
        actor.subscribe((snapshot) => {
          const verdict = availabilityOf(snapshot, inField);
          if (!allowed().includes(verdict)) verdicts.push([inField, verdict]);
        });
        actor.start();
        for (const one of steps) {
          if (one.type === 'typed') {
            inField = one.name;
            actor.send({ type: 'name.typed', name: one.name });
          }
          if (one.type === 'left') actor.send({ type: 'name.left' });
          if (one.type === 'answered' && open.length > 0) {
            const [call] = open.splice(one.which % open.length, 1);
            const fact = truth[call?.name as keyof typeof truth];
            call?.answer(fact === null ? network : success(fact));
            await settled();
          }
        }
        actor.stop();
        expect(verdicts).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
