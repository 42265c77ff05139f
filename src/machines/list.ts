import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import { changeListQuery, lastPageOf, type ListPage, type ListQuery, readListQuery, sameListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import type { PageEvent, PageInput } from './page.ts';
import { pickerMachine } from './picker.ts';
import { missingCall } from './ports.ts';
import { tableToolsMachine } from './table-tools.ts';

/** One operation on one record, as its row asks for it. */
export interface RequestedOperation {
  operation: RecordOperation;
  record: ContentRecord;
  title: string;
}

type Event =
  | PageEvent
  | { type: 'query.change'; change: Partial<ListQuery> }
  | { type: 'reload' }
  | ({ type: 'operate' } & RequestedOperation);

interface Context {
  tabId: string;
  path: string;
  query: ListQuery;
  page: ListPage<ContentRecord> | null;
  failure: Failure | null;
  requested: RequestedOperation | null;
}

/**
 * A list of records (decision 37). Its query lives in the address, so that a link, Back and a reload bring the same view:
 * a change asks for another address, and the address that comes back is what is fetched. A newer query gives up the older
 * call. One operation on a record runs at a time.
 */
export const listMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested' | 'records.changed'>,
    tags: {} as 'busy' | 'operating',
  },
  actors: {
    fetchPage: missingCall<Result<ListPage<ContentRecord>>, ListQuery>('fetchPage'),
    references: pickerMachine,
    tableTools: tableToolsMachine,
    operate: missingCall<Result<ContentRecord>, RequestedOperation>('operate'),
  },
  actions: {
    takeQuery: assign((_, { location }: Extract<PageEvent, { type: 'page.located' }>) => ({
      query: readListQuery(location.search),
    })),
    goToQuery: emit(({ context }, change: Partial<ListQuery>) =>
      fact({
        type: 'navigation.requested',
        href: context.path + writeListQuery(changeListQuery(context.query, change)),
        replace: true,
      }),
    ),
    keepPage: assign((_, answer: Result<ListPage<ContentRecord>>) =>
      answer.ok ? { page: answer.value, failure: null } : {},
    ),
    turnToLastPage: assign(({ context }, answer: Result<ListPage<ContentRecord>>) =>
      answer.ok ? { query: { ...context.query, pageNum: lastPageOf(answer.value) } } : {},
    ),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    keepRequest: assign({
      requested: (_, { operation, record, title }: RequestedOperation) => ({ operation, record, title }),
    }),
    forgetRequest: assign({ requested: null }),
    tellDone: emit(({ context }) =>
      fact({
        type: 'notice',
        notice: {
          code: 'record.changed',
          operation: context.requested?.operation.name ?? '',
          title: context.requested?.title ?? '',
        },
      }),
    ),
    tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
    }),
    tellSurprise: emit(failureNotice(unexplained)),
    tellChanged: enqueueActions(({ context, enqueue }, answer: Result<ContentRecord>) => {
      if (answer.ok) enqueue.emit(fact({ type: 'records.changed', path: context.path, record: answer.value }));
    }),
    fetchAgain: raise({ type: 'reload' }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isPastEnd: ({ context }, answer: Result<ListPage<ContentRecord>>) =>
      answer.ok && answer.value.list.length === 0 && context.query.pageNum > lastPageOf(answer.value),
    asksOther: ({ context }, { location }: Extract<PageEvent, { type: 'page.located' }>) =>
      !sameListQuery(context.query, readListQuery(location.search)),
    isOwn: ({ context }, { path }: { path: string }) => path === context.path,
  },
}).createMachine({
  id: 'list',
  description: 'A list of records whose query lives in the address.',
  context: ({ input }) => ({
    tabId: input.tabId,
    path: input.location.path,
    query: readListQuery(input.location.search),
    page: null,
    failure: null,
    requested: null,
  }),
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'tableTools', src: 'tableTools', input: ({ context: { tabId, path } }) => ({ tabId, path }) },
  ],
  type: 'parallel',
  states: {
    records: {
      initial: 'loading',
      on: {
        'page.located': {
          guard: { type: 'asksOther', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'takeQuery', params: ({ event }) => event },
        },
        'query.change': { actions: { type: 'goToQuery', params: ({ event }) => event.change } },
        'records.changed': { guard: { type: 'isOwn', params: ({ event }) => event }, target: '.loading' },
        reload: '.loading',
      },
      states: {
        loading: {
          description: 'What was there before stays in view.',
          tags: 'busy',
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'isPastEnd', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: { type: 'turnToLastPage', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event.output },
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
    },
    operation: {
      initial: 'idle',
      states: {
        idle: {
          on: { operate: { target: 'running', actions: { type: 'keepRequest', params: ({ event }) => event } } },
        },
        running: {
          tags: 'operating',
          invoke: {
            src: 'operate',
            input: ({ context }) => context.requested as RequestedOperation,
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  'tellDone',
                  { type: 'tellChanged', params: ({ event }) => event.output },
                  'forgetRequest',
                ],
              },
              {
                target: 'idle',
                actions: [{ type: 'tellFailure', params: ({ event }) => event.output }, 'forgetRequest', 'fetchAgain'],
              },
            ],
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetRequest', 'fetchAgain'] },
          },
        },
      },
    },
  },
});

export type ListActor = ActorRefFrom<typeof listMachine>;
