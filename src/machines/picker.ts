import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Option } from '#src/domain/content/option.ts';
import type { Result } from '#src/domain/failure.ts';
import { keywordOf } from '#src/domain/keyword.ts';
import { answerGuards, failureActions, type FailureContext } from './failures.ts';
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
    context: {} as Wanted & FailureContext & { options: readonly Option[] },
    events: {} as { type: 'search' } & Wanted,
    tags: {} as 'busy',
  },
  actors: { findOptions: missingCall<Result<readonly Option[]>, Wanted>('findOptions') },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepWanted: assign(({ context }, { path, keyword }: Wanted) => ({
        path,
        keyword: keywordOf(keyword),
        failure: null,
        // Options of another content type cannot be picked here.
        options: path === context.path ? context.options : [],
      })),
      keepOptions: assign((_, answer: Result<readonly Option[]>) => (answer.ok ? { options: answer.value } : {})),
    },
    delays: { typingPause: 250 },
  })
  .createMachine({
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
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      failed: {},
    },
  });

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
