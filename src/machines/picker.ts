import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Option } from '#src/domain/content/option.ts';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import { withEvent, withOutput } from './params.ts';
import { missingCall } from './ports.ts';

/** What is looked for: records of the content type at `path`, by part of their name. */
export interface Wanted {
  path: string;
  keyword: string;
}

/**
 * Finds records to pick from while the person types, for one field of a page at a time. A newer search cancels the
 * older one, so the options always belong to the typed text. A failed search is shown in the field, not as a notice.
 */
export const pickerMachine = setup({
  types: {
    context: {} as Wanted & { options: readonly Option[]; failure: Failure | null },
    events: {} as { type: 'search' } & Wanted,
    tags: {} as 'busy',
  },
  actors: { findOptions: missingCall<Result<readonly Option[]>, Wanted>('findOptions') },
  actions: {
    keepWanted: assign(({ context }, { path, keyword }: Wanted) => ({
      path,
      keyword,
      failure: null,
      // Options of another content type cannot be picked here.
      options: path === context.path ? context.options : [],
    })),
    keepOptions: assign((_, answer: Result<readonly Option[]>) =>
      answer.ok ? { options: answer.value } : { failure: answer.failure },
    ),
    keepSurprise: assign({ failure: unexplained }),
  },
  guards: { isAnswered: (_, answer: Result<unknown>) => answer.ok },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'picker',
  context: { path: '', keyword: '', options: [], failure: null },
  initial: 'idle',
  on: { search: { target: '.typing', actions: withEvent('keepWanted') } },
  states: {
    idle: {},
    typing: { tags: 'busy', after: { typingPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        src: 'findOptions',
        input: ({ context: { path, keyword } }) => ({ path, keyword }),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'idle',
            actions: withOutput('keepOptions'),
          },
          { target: 'failed', actions: withOutput('keepOptions') },
        ],
        onError: { target: 'failed', actions: 'keepSurprise' },
      },
    },
    failed: {},
  },
});

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
