import { describe, expect, test } from 'vitest';
import type { Option } from '#src/domain/content/option.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { pickerMachine, type Wanted } from '#src/machines/picker.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { expired, network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const bases = '/home/baseResources';
const found = success([{ id: '7', name: '青秀山' }]);

const model = {
  events: {
    search: [
      { type: 'search', path: bases, keyword: '青' },
      { type: 'search', path: '/basic/hotels', keyword: '青' },
    ],
  },
  answers: { findOptions: [found, network] },
} satisfies Model<typeof pickerMachine>;

describe('picker', () => {
  describeModel(pickerMachine, model);

  const picker = () => {
    const find = port<Result<readonly Option[]>, Wanted>();
    const running = run(pickerMachine.provide({ actors: { findOptions: find.logic } }));
    const type = (keyword: string) => running.actor.send({ type: 'search', path: bases, keyword });
    return { ...running, find, type };
  };

  test('continuous typing sends one search, shortly after the last letter', () => {
    const { clock, find, type, value } = picker();
    type('青');
    clock.increment(249);
    type('青秀');
    clock.increment(249);
    expect({ state: value(), findInputs: find.inputs() }).toEqual({ state: 'typing', findInputs: [] });
    clock.increment(1);
    expect({ state: value(), findInputs: find.inputs() }).toEqual({
      state: 'searching',
      findInputs: [{ path: bases, keyword: '青秀' }],
    });
  });

  test('fault F4: a newer search cancels the older one, whose answer is ignored', async () => {
    const { actor, clock, find, type } = picker();
    type('青');
    clock.increment(250);
    type('象');
    expect(find.calls[0]?.signal.aborted).toEqual(true);
    clock.increment(250);
    await find.answer(success([{ id: '8', name: '象山' }]), 1);
    await find.answer(found, 0);
    expect(actor.getSnapshot().context).toEqual({
      path: bases,
      keyword: '象',
      options: [{ id: '8', name: '象山' }],
      failure: null,
    });
  });

  test('records found among another type are not offered here', async () => {
    const { actor, clock, find, type } = picker();
    type('青');
    clock.increment(250);
    await find.answer(found);
    actor.send({ type: 'search', path: '/basic/hotels', keyword: '' });
    expect(actor.getSnapshot().context).toEqual({ path: '/basic/hotels', keyword: '', options: [], failure: null });
  });

  test.for([
    ['unanswered', network],
    ['expired', expired],
  ] as const)('a search that is %s shows the reason only in the field; the next one works', async ([, answer]) => {
    const { actor, clock, facts, find, type, value } = picker();
    type('青');
    clock.increment(250);
    await find.answer(answer);
    expect({ state: value(), failure: actor.getSnapshot().context.failure, facts }).toEqual({
      state: 'failed',
      failure: answer.failure,
      facts: [],
    });
    type('青秀');
    clock.increment(250);
    await find.answer(found);
    expect({ state: value(), context: actor.getSnapshot().context }).toEqual({
      state: 'idle',
      context: { path: bases, keyword: '青秀', options: found.ok && found.value, failure: null },
    });
  });

  test('an unexpected error counts as a failure', async () => {
    const { clock, find, type, value } = picker();
    type('青');
    clock.increment(250);
    await find.break();
    expect(value()).toEqual('failed');
  });
});
