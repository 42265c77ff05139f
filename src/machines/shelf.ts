import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import type { LoginEntry, WorkEntry } from '#src/domain/profile.ts';
import type { Role } from '#src/domain/system/role.ts';
import type { KeptDraft, WaitingEntry } from '#src/domain/waiting.ts';
import { type FactOf, failureNotice } from './facts.ts';
import type { PageEvent } from './page.ts';
import { missingCall } from './ports.ts';

interface Shelf {
  id: string;
  description: string;
}

/** A short list that a page shows beside others: it loads by itself, fails by itself, and is out of date when a record changes. */
const createShelf = <Item>({ id, description }: Shelf) =>
  setup({
    types: {
      context: {} as { items: readonly Item[] | null; failure: Failure | null },
      events: {} as PageEvent | { type: 'reload' },
      emitted: {} as FactOf<'notice'>,
      tags: {} as 'busy',
    },
    actors: { fetchItems: missingCall<Result<readonly Item[]>, void>('fetchItems') },
    actions: {
      keepItems: assign((_, answer: Result<readonly Item[]>) =>
        answer.ok ? { items: answer.value, failure: null } : { failure: answer.failure },
      ),
      keepSurprise: assign({ failure: unexplained }),
      tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
        if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
      }),
      tellSurprise: emit(failureNotice(unexplained)),
    },
    guards: { isAnswered: (_, answer: Result<unknown>) => answer.ok },
  }).createMachine({
    id,
    description,
    context: { items: null, failure: null },
    initial: 'loading',
    on: {
      'records.changed': '.loading',
      'records.deleted': '.loading',
      'records.operated': '.loading',
      reload: '.loading',
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchItems',
          onDone: [
            {
              guard: { type: 'isAnswered', params: ({ event }) => event.output },
              target: 'shown',
              actions: { type: 'keepItems', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: [
                { type: 'keepItems', params: ({ event }) => event.output },
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

/** What the person worked on last (decision 027): on the home page and in the personal centre. */
export const recentWorkMachine = createShelf<WorkEntry>({
  id: 'recentWork',
  description: 'What the person worked on last.',
});

/** The latest attempts to log in to the own account (decision 027). */
export const ownLoginsMachine = createShelf<LoginEntry>({
  id: 'ownLogins',
  description: 'The latest attempts to log in to the own account.',
});

/** The records that wait for the person, by content type. */
export const waitingMachine = createShelf<WaitingEntry>({
  id: 'waiting',
  description: 'The records that wait for the person, by content type.',
});

/** What the person typed and did not save, as this browser keeps it. */
export const keptDraftsMachine = createShelf<KeptDraft>({
  id: 'keptDrafts',
  description: 'What the person typed and did not save.',
});

/** The roles to see the app as one of. */
export const roleChoiceMachine = createShelf<Role>({
  id: 'roleChoice',
  description: 'The roles to see the app as one of.',
});

export type RecentWorkActor = ActorRefFrom<typeof recentWorkMachine>;
export type WaitingActor = ActorRefFrom<typeof waitingMachine>;
export type KeptDraftsActor = ActorRefFrom<typeof keptDraftsMachine>;
export type OwnLoginsActor = ActorRefFrom<typeof ownLoginsMachine>;
export type RoleChoiceActor = ActorRefFrom<typeof roleChoiceMachine>;
