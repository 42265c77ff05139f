import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { type FactOf, failureNotice } from './facts.ts';
import type { PageEvent, PageInput } from './page.ts';
import { missingCall } from './ports.ts';

/** A record of the person's own, with the content type it belongs to. */
export interface OwnRecord {
  listPath: string;
  title: string;
  record: ContentRecord;
}

/** The home page's recent work (decision 17): what the person made last, of the types that are granted. */
export const homeMachine = setup({
  types: {
    context: {} as { recent: readonly OwnRecord[] | null; failure: Failure | null },
    input: {} as PageInput,
    events: {} as PageEvent | { type: 'reload' },
    emitted: {} as FactOf<'notice'>,
    tags: {} as 'busy',
  },
  actors: { fetchRecent: missingCall<Result<readonly OwnRecord[]>, void>('fetchRecent') },
  actions: {
    keepRecent: assign((_, answer: Result<readonly OwnRecord[]>) =>
      answer.ok ? { recent: answer.value, failure: null } : { failure: answer.failure },
    ),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
    }),
    tellSurprise: emit(failureNotice(unexplained)),
  },
  guards: { isAnswered: (_, answer: Result<unknown>) => answer.ok },
}).createMachine({
  id: 'home',
  description: 'The home page’s recent work.',
  context: { recent: null, failure: null },
  initial: 'loading',
  on: { 'records.changed': '.loading', reload: '.loading' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'fetchRecent',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepRecent', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepRecent', params: ({ event }) => event.output },
              { type: 'tellFailure', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: ['keepSurprise', 'tellSurprise'] },
      },
    },
    shown: {},
    failed: {},
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;
