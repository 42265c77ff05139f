import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import {
  changeListQuery,
  type ListPage,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import { type Failure, isSilent, isUnconfirmed, type Result, unexplained } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { fact, type FactOf, failureNotice } from '#src/machines/facts.ts';
import { isPastEnd, loadingPage, onLastPage } from '#src/machines/list-page.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** What `removeRole` is given: the role, and which one its users get. */
export interface Removal {
  id: string;
  moveTo: string | null;
}

type Event =
  | PageEvent
  | { type: 'query.change'; change: Partial<ListQuery> }
  | { type: 'reload' }
  | { type: 'role.remove'; role: Role }
  | { type: 'removal.confirm'; moveTo: string | null }
  | { type: 'removal.cancel' };

interface Context {
  path: string;
  query: ListQuery;
  page: ListPage<Role> | null;
  failure: Failure | null;
  /** The role that is to be deleted. */
  removed: Role | null;
  /** All roles as they were when it was asked for. */
  roles: readonly Role[];
  moveTo: string | null;
}

/**
 * The list of roles. Its query lives in the address, and each visit asks anew: what is shown here decides what people may
 * do. Before a role is deleted all roles are asked for, so that its users can be given another one.
 */
export const rolesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested' | 'records.deleted'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchPage: missingCall<Result<ListPage<Role>>, ListQuery>('fetchPage'),
    fetchRoles: missingCall<Result<readonly Role[]>, void>('fetchRoles'),
    removeRole: missingCall<Result<unknown>, Removal>('removeRole'),
  },
  actions: {
    takeQuery: assign({
      query: (_, { location }: Extract<PageEvent, { type: 'page.located' }>) => readListQuery(location.search),
    }),
    goToQuery: emit(({ context }, change: Partial<ListQuery>) =>
      fact({
        type: 'navigation.requested',
        href: context.path + writeListQuery(changeListQuery(context.query, change)),
        replace: true,
      }),
    ),
    keepPage: assign((_, answer: Result<ListPage<Role>>) => (answer.ok ? { page: answer.value, failure: null } : {})),
    turnToLastPage: assign(({ context }, answer: Result<ListPage<Role>>) => onLastPage(context.query, answer)),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
    }),
    tellSurprise: emit(failureNotice(unexplained)),
    keepRemoved: assign({ removed: (_, { role }: { role: Role }) => role, moveTo: null }),
    /** As it is now: it may have more users by now. */
    keepRoles: assign(({ context: { removed } }, answer: Result<readonly Role[]>) =>
      answer.ok ? { roles: answer.value, removed: answer.value.find(({ id }) => id === removed?.id) ?? removed } : {},
    ),
    keepTarget: assign({ moveTo: (_, { moveTo }: { moveTo: string | null }) => moveTo }),
    forgetRemoved: assign({ removed: null, roles: [], moveTo: null }),
    tellRemoved: enqueueActions(({ context: { path, removed }, enqueue }) => {
      enqueue.emit({
        type: 'notice',
        notice: { code: 'record.changed', operation: 'delete', title: removed?.roleName ?? '' },
      });
      enqueue.emit({ type: 'records.deleted', path, ids: [removed?.id ?? ''] });
    }),
    fetchAgain: raise({ type: 'reload' }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isUnconfirmed: (_, answer: Result<unknown>) => isUnconfirmed(answer),
    isPastEnd: ({ context }, answer: Result<ListPage<Role>>) => isPastEnd(context.query, answer),
    isOwn: ({ context }, { path }: { path: string }) => path === context.path,
    /** Users are never left without a role. Where nobody says how many there are, the server knows. */
    isProvided: ({ context: { removed } }, { moveTo }: { moveTo: string | null }) =>
      !removed?.userCount || moveTo !== null,
  },
}).createMachine({
  id: 'roles',
  description: 'The list of roles.',
  context: ({ input: { location } }) => ({
    path: location.path,
    query: readListQuery(location.search),
    page: null,
    failure: null,
    removed: null,
    roles: [],
    moveTo: null,
  }),
  type: 'parallel',
  states: {
    records: {
      initial: 'loading',
      on: {
        'page.located': { target: '.loading', actions: withEvent('takeQuery') },
        'query.change': { actions: { type: 'goToQuery', params: ({ event }) => event.change } },
        'records.deleted': { guard: withEvent('isOwn'), target: '.loading' },
        reload: '.loading',
      },
      states: {
        loading: loadingPage<Role>(),
        shown: {},
        failed: {},
      },
    },
    removal: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'role.remove': { target: 'preparing', actions: withEvent('keepRemoved') },
          },
        },
        preparing: {
          description: 'Who has this role, and which others are there?',
          invoke: {
            src: 'fetchRoles',
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'asking',
                actions: withOutput('keepRoles'),
              },
              {
                target: 'idle',
                actions: [withOutput('tellFailure'), 'forgetRemoved'],
              },
            ],
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetRemoved'] },
          },
        },
        asking: {
          on: {
            'removal.cancel': { target: 'idle', actions: 'forgetRemoved' },
            'removal.confirm': {
              guard: withEvent('isProvided'),
              target: 'removing',
              actions: withEvent('keepTarget'),
            },
          },
        },
        removing: {
          tags: 'sending',
          invoke: {
            src: 'removeRole',
            input: ({ context: { removed, moveTo } }) => ({ id: removed?.id ?? '', moveTo }),
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'idle',
                actions: ['tellRemoved', 'forgetRemoved', 'fetchAgain'],
              },
              // Nobody says so: the question still stands.
              { guard: withOutput('isUnconfirmed'), target: 'asking' },
              {
                target: 'idle',
                actions: [withOutput('tellFailure'), 'forgetRemoved', 'fetchAgain'],
              },
            ],
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetRemoved', 'fetchAgain'] },
          },
        },
      },
    },
  },
});

export type RolesActor = ActorRefFrom<typeof rolesMachine>;
