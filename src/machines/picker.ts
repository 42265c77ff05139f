import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Option } from '#src/domain/content/option.ts';
import type { Result } from '#src/domain/failure.ts';
import { missingCall } from './ports.ts';

/**
 * Finds records to pick from while somebody types. A newer search gives up the older one, so the options always belong to
 * what is typed. A search that fails says so in the field; it is no message of its own.
 */
export const pickerMachine = setup({
  types: {
    context: {} as { keyword: string; options: readonly Option[] },
    events: {} as { type: 'search'; keyword: string },
    tags: {} as 'busy',
  },
  actors: { findOptions: missingCall<Result<readonly Option[]>, { keyword: string }>('findOptions') },
  actions: {
    keepKeyword: assign({ keyword: (_, { keyword }: { keyword: string }) => keyword }),
    keepOptions: assign((_, answer: Result<readonly Option[]>) => (answer.ok ? { options: answer.value } : {})),
  },
  guards: { isAnswered: (_, answer: Result<unknown>) => answer.ok },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'picker',
  description: 'Finds records to pick from while somebody types.',
  context: { keyword: '', options: [] },
  initial: 'idle',
  on: { search: { target: '.typing', actions: { type: 'keepKeyword', params: ({ event }) => event } } },
  states: {
    idle: {},
    typing: { tags: 'busy', after: { typingPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        src: 'findOptions',
        input: ({ context }) => ({ keyword: context.keyword }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'keepOptions', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {},
  },
});

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
