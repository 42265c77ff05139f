import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import {
  changeListQuery,
  type ListPage,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import { type Failure, isSilent, isUnconfirmed, type Result, unexplained } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import { asksFirst, type UserOperation } from '#src/domain/users/operations.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import { isPastEnd, loadingPage, onLastPage } from './list-page.ts';
import type { PageEvent, PageInput, WorkEvent } from './page.ts';
import { pickerMachine } from './picker.ts';
import { missingCall } from './ports.ts';
import type { SendingTag } from './sending.ts';

/** What is to be done with which user. */
export interface UserRequest {
  operation: UserOperation;
  user: User;
}

type Event =
  | PageEvent
  | FactOf<'records.outdated'>
  | WorkEvent
  | { type: 'query.change'; change: Partial<ListQuery> }
  /** Asks for everybody, whatever is chosen or still being typed. */
  | { type: 'query.reset' }
  | { type: 'reload' }
  | ({ type: 'operate' } & UserRequest)
  | { type: 'operate.confirm' }
  | { type: 'operate.cancel' }
  /** The new initial password was noted, or that there is none to note. */
  | { type: 'password.dismiss' }
  | { type: 'reveal'; id: string };

interface Context {
  tabId: string;
  path: string;
  query: ListQuery;
  /** How often the filters were reset: what was typed before counts no more. */
  resets: number;
  page: ListPage<User> | null;
  failure: Failure | null;
  requested: UserRequest | null;
  /** The new initial password, as long as it is shown. */
  password: Secret<string> | null;
  /** Whose phone and mail are asked for, one after the other. */
  sought: readonly string[];
  /** Phones and mails that were asked for, by user. */
  revealed: Readonly<Record<string, Secret<Contacts>>>;
}

/**
 * The list of users (decision 010). Its query lives in the address, as in other lists; it is fetched anew whenever its page
 * is shown. Operations run one at a time, those that shut somebody out ask first; a reset tells the new initial password
 * once. Phone and mail are masked until somebody asks for them, which the server logs (decision 025).
 */
export const usersMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested' | 'page.unsaved' | 'records.deleted' | 'records.outdated'>,
    tags: {} as 'busy' | 'operating' | SendingTag,
  },
  actors: {
    references: pickerMachine,
    fetchPage: missingCall<Result<ListPage<User>>, ListQuery>('fetchPage'),
    /** Answers the new initial password of a reset, if the server tells it; of another operation null. */
    operate: missingCall<Result<Secret<string> | null>, UserRequest>('operate'),
    reveal: missingCall<Result<Secret<Contacts>>, { id: string }>('reveal'),
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
    countReset: assign({ resets: ({ context }) => context.resets + 1 }),
    keepPage: assign((_, answer: Result<ListPage<User>>) =>
      answer.ok ? { page: answer.value, failure: null, revealed: {} } : {},
    ),
    turnToLastPage: assign(({ context }, answer: Result<ListPage<User>>) => onLastPage(context.query, answer)),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
    }),
    tellSurprise: emit(failureNotice(unexplained)),
    keepRequest: assign({ requested: (_, { operation, user }: UserRequest) => ({ operation, user }) }),
    forgetRequest: assign({ requested: null }),
    keepPassword: assign((_, answer: Result<Secret<string> | null>) => ({ password: answer.ok ? answer.value : null })),
    forgetPassword: assign({ password: null }),
    tellDone: enqueueActions(({ context: { requested }, enqueue }) => {
      if (requested && requested.operation !== 'reset')
        enqueue.emit({
          type: 'notice',
          notice: { code: 'record.changed', operation: requested.operation, title: requested.user.account },
        });
    }),
    tellChanged: emit(({ context: { path, requested } }) =>
      fact({
        type: requested?.operation === 'delete' ? 'records.deleted' : 'records.outdated',
        path,
        ids: [requested?.user.id ?? ''],
      }),
    ),
    fetchAgain: raise({ type: 'reload' }),
    /** Its answer holds what nobody can ask for again: whoever wants the page to go waits for it. */
    tellResetting: enqueueActions(({ context: { tabId, requested }, enqueue }) => {
      if (requested?.operation === 'reset')
        enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: true, saving: true, keepable: false });
    }),
    /** Nothing is left of it but what was noted. */
    tellUnnoted: emit(({ context }) =>
      fact({ type: 'page.unsaved', id: context.tabId, unsaved: true, keepable: false }),
    ),
    tellNoted: enqueueActions(({ context: { tabId, requested }, enqueue }) => {
      if (requested?.operation === 'reset') enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: false });
    }),
    seek: assign({ sought: ({ context: { sought } }, { id }: { id: string }) => [...new Set([...sought, id])] }),
    forgetSought: assign({ sought: ({ context }) => context.sought.slice(1) }),
    keepContacts: assign(
      (
        {
          context: {
            revealed,
            sought: [id = ''],
          },
        },
        answer: Result<Secret<Contacts>>,
      ) => (answer.ok ? { revealed: { ...revealed, [id]: answer.value } } : {}),
    ),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isAskedAgain: ({ context: { requested } }, answer: Result<unknown>) =>
      requested !== null && asksFirst(requested.operation) && isUnconfirmed(answer),
    isPastEnd: ({ context }, answer: Result<ListPage<User>>) => isPastEnd(context.query, answer),
    isOwn: ({ context }, { path }: { path: string }) => path === context.path,
    asksFirst: (_, { operation }: UserRequest) => asksFirst(operation),
    isSeeking: ({ context }) => context.sought.length > 0,
    hasPassword: (_, answer: Result<Secret<string> | null>) => answer.ok && answer.value !== null,
    isReset: ({ context: { requested } }, answer: Result<unknown>) => answer.ok && requested?.operation === 'reset',
  },
}).createMachine({
  id: 'users',
  description: 'The list of users.',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    path: location.path,
    query: readListQuery(location.search),
    resets: 0,
    page: null,
    failure: null,
    requested: null,
    password: null,
    sought: [],
    revealed: {},
  }),
  invoke: { id: 'references', src: 'references' },
  type: 'parallel',
  states: {
    records: {
      initial: 'loading',
      on: {
        'page.located': { target: '.loading', actions: { type: 'takeQuery', params: ({ event }) => event } },
        'query.change': { actions: { type: 'goToQuery', params: ({ event }) => event.change } },
        'query.reset': { actions: ['countReset', { type: 'goToQuery', params: { filters: {} } }] },
        'records.deleted': { guard: { type: 'isOwn', params: ({ event }) => event }, target: '.loading' },
        'records.outdated': { guard: { type: 'isOwn', params: ({ event }) => event }, target: '.loading' },
        reload: '.loading',
      },
      states: {
        loading: loadingPage<User>(),
        shown: {},
        failed: {},
      },
    },
    operation: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            operate: [
              {
                guard: { type: 'asksFirst', params: ({ event }) => event },
                target: 'confirming',
                actions: { type: 'keepRequest', params: ({ event }) => event },
              },
              { target: 'running', actions: { type: 'keepRequest', params: ({ event }) => event } },
            ],
          },
        },
        confirming: {
          on: { 'operate.confirm': 'running', 'operate.cancel': { target: 'idle', actions: 'forgetRequest' } },
        },
        running: {
          tags: ['operating', 'sending'],
          entry: 'tellResetting',
          invoke: {
            src: 'operate',
            input: ({ context }) => context.requested as UserRequest,
            onDone: [
              {
                guard: { type: 'hasPassword', params: ({ event }) => event.output },
                target: 'telling',
                actions: [{ type: 'keepPassword', params: ({ event }) => event.output }, 'tellChanged'],
              },
              {
                guard: { type: 'isReset', params: ({ event }) => event.output },
                target: 'untold',
                actions: 'tellChanged',
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'done',
                actions: ['tellDone', 'tellChanged'],
              },
              // Nobody says so: the question still stands.
              {
                guard: { type: 'isAskedAgain', params: ({ event }) => event.output },
                target: 'confirming',
                actions: 'tellNoted',
              },
              { target: 'done', actions: { type: 'tellFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'done', actions: 'tellSurprise' },
          },
        },
        telling: {
          description: 'The new initial password is in view; nobody can ask for it again.',
          entry: 'tellUnnoted',
          exit: 'forgetPassword',
          on: { 'password.dismiss': 'done', 'work.discard': 'done' },
        },
        untold: {
          description:
            'The password was reset, and the server does not tell the new one. Nobody else knows that either.',
          entry: 'tellUnnoted',
          on: { 'password.dismiss': 'done', 'work.discard': 'done' },
        },
        done: {
          description: 'The list is asked again, whatever came of it.',
          entry: ['tellNoted', 'forgetRequest', 'fetchAgain'],
          always: 'idle',
        },
      },
    },
    contacts: {
      initial: 'idle',
      on: { reveal: { actions: { type: 'seek', params: ({ event }) => event } } },
      states: {
        idle: { always: { guard: 'isSeeking', target: 'asking' } },
        asking: {
          invoke: {
            src: 'reveal',
            input: ({
              context: {
                sought: [id = ''],
              },
            }) => ({ id }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepContacts', params: ({ event }) => event.output },
                { type: 'tellFailure', params: ({ event }) => event.output },
                'forgetSought',
              ],
            },
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetSought'] },
          },
        },
      },
    },
  },
});

export type UsersActor = ActorRefFrom<typeof usersMachine>;
