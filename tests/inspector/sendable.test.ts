import { expect, test, vi } from 'vitest';
import { assign, createActor, emit, sendTo, setup } from 'xstate';
import { isSendable } from '#src/inspector/recording/sendable.ts';

type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'name'; name: string }
  | { type: 'guarded'; by: string }
  | { type: 'emitted'; words: string }
  | { type: 'begun'; id: { text: string } }
  | { type: 'passed'; words: string };

const effect = vi.fn<() => void>();

const door = setup({
  types: { events: {} as Event, context: {} as { name: string } },
  actions: { ring: effect },
}).createMachine({
  context: { name: '' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: { target: 'ajar', actions: 'ring' },
        name: { actions: assign({ name: ({ event }) => event.name }) },
        guarded: { target: 'ajar', guard: ({ event }) => event.by === 'owner' },
        emitted: { actions: emit(({ event }) => ({ type: 'emitted', words: event.words })) },
        begun: { actions: assign({ name: ({ event }) => event.id.text }) },
        passed: {
          actions: sendTo(
            ({ self }) => self,
            ({ event }) => event,
          ),
        },
      },
    },
    ajar: { on: { close: 'shut' } },
  },
});

test('an event without data that has an effect now can be sent; checking it has no effect', () => {
  const actor = createActor(door).start();
  const before = actor.getSnapshot();
  const types = ['open', 'close', 'name', 'guarded', 'emitted', 'begun', 'passed'];
  expect(types.filter((type) => isSendable(door, before as never, type))).toEqual(['open']);
  expect([effect.mock.calls, actor.getSnapshot() === before, before.context]).toEqual([[], true, { name: '' }]);
  actor.send({ type: 'open' });
  expect(types.filter((type) => isSendable(door, actor.getSnapshot() as never, type))).toEqual(['close']);
});
