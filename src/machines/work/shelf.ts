import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { HeadFigure } from '#src/domain/work/head-figures.ts';
import type { LoginEntry, WorkEntry } from '#src/domain/work/profile.ts';
import type { Role } from '#src/domain/roles/role.ts';
import type { KeptDraft, WaitingEntry } from '#src/domain/work/waiting.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import type { PageEvent } from '#src/machines/page.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** A short list beside others on a page. It loads and fails independently, and is out of date when a record changes. */
const createShortList = <Item>(id: string) =>
  setup({
    types: {
      context: {} as FailureContext & { items: readonly Item[] | null },
      events: {} as PageEvent | { type: 'reload' },
      emitted: {} as FactOf<'notice'>,
      tags: {} as 'busy',
    },
    actors: { fetchItems: missingCall<Result<readonly Item[]>, void>('fetchItems') },
    actions: failureActions,
    guards: answerGuards,
  })
    .extend({
      actions: {
        keepItems: assign((_, answer: Result<readonly Item[]>) =>
          answer.ok ? { items: answer.value, failure: null } : {},
        ),
      },
    })
    .createMachine({
      id,
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
              { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepItems') },
              { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
            ],
            onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
          },
        },
        shown: {},
        failed: {},
      },
    });

/** The recent work of the person (decision 027), for the home page and the personal centre. */
export const recentWorkMachine = createShortList<WorkEntry>('recentWork');

/** The latest attempts to log in to the own account (decision 027). */
export const ownLoginsMachine = createShortList<LoginEntry>('ownLogins');

/** The records waiting for the person, by content type. */
export const waitingMachine = createShortList<WaitingEntry>('waiting');

/** The statistics at the head of the home page. */
export const headFiguresMachine = createShortList<HeadFigure>('headFigures');

/** The drafts of the person, stored in this browser. */
export const keptDraftsMachine = createShortList<KeptDraft>('keptDrafts');

/** The roles that the person can view the app as. */
export const roleChoiceMachine = createShortList<Role>('roleChoice');

export type RecentWorkActor = ActorRefFrom<typeof recentWorkMachine>;
export type WaitingActor = ActorRefFrom<typeof waitingMachine>;
export type HeadFiguresActor = ActorRefFrom<typeof headFiguresMachine>;
export type KeptDraftsActor = ActorRefFrom<typeof keptDraftsMachine>;
export type OwnLoginsActor = ActorRefFrom<typeof ownLoginsMachine>;
export type RoleChoiceActor = ActorRefFrom<typeof roleChoiceMachine>;
