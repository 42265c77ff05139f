import {
  type ActorRefFrom,
  type AnyActorLogic,
  assign,
  type DoneActorEvent,
  emit,
  enqueueActions,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { Action } from '#src/domain/rights/access.ts';
import {
  changeListQuery,
  type ListPage,
  type ListQuery,
  readListQuery,
  sameFilters,
  sameListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import type { BulkActor } from './bulk.ts';
import type { BulkInput, BulkOutput } from './bulk-context.ts';
import { missingAnswer } from '#src/machines/answer.ts';
import { fact, type FactOf, failureNotice } from '#src/machines/facts.ts';
import { isPastEnd, loadingPage, onLastPage } from '#src/machines/list-page.ts';
import { listSettingsMachine } from './list-settings.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';

/** One operation on one record, as its row asks for it. */
export interface RequestedOperation {
  operation: RecordOperation;
  record: ContentRecord;
  title: string;
}

type Event =
  | PageEvent
  | { type: 'query.change'; change: Partial<ListQuery> }
  /** Asks for everything, whatever is chosen or still being typed. */
  | { type: 'query.reset' }
  | { type: 'reload' }
  | ({ type: 'operate' } & RequestedOperation)
  | { type: 'select'; selected: Selection }
  /** One operation on all that is selected; `rights` are those that the type's page knows. */
  | { type: 'bulk.start'; operation: RecordOperation; rights: readonly Action[] }
  /** Takes back the last one, by `inverse`. */
  | { type: 'bulk.undo'; inverse: RecordOperation }
  | { type: 'bulk.dismiss' }
  | DoneActorEvent<BulkOutput, 'bulk'>;

/** The selected records, on whatever page, or all that match the filters. */
export type Selection = readonly ContentRecord[] | 'all';

interface Context {
  tabId: string;
  path: string;
  query: ListQuery;
  /** How often the filters were reset: what was typed before counts no more. */
  resets: number;
  page: ListPage<ContentRecord> | null;
  failure: Failure | null;
  /** What runs on one record; the list shows it as done already. */
  requested: RequestedOperation | null;
  selected: Selection;
  /** The bulk operation that is asked for or runs. */
  bulkInput: BulkInput | null;
  bulk: BulkActor | null;
  /** What the last one did. */
  bulkDone: BulkOutput | null;
}

/**
 * A list of records (decision 010). Its query lives in the address, so that a link, Back and a reload bring the same view:
 * a change asks for another address, and the address that comes back is what is fetched. A newer query gives up the older
 * call. Opened by a plain address it asks for its person's default view. One operation on a record runs at a time; it shows
 * at once, and one that fails is taken back (fault F9). What is selected survives paging and sorting, not another filter.
 */
export const listMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<
      'notice' | 'navigation.requested' | 'records.changed' | 'records.deleted' | 'records.operated'
    >,
    tags: {} as 'busy' | 'operating' | SendingTag,
  },
  actors: {
    fetchPage: missingCall<Result<ListPage<ContentRecord>>, ListQuery>('fetchPage'),
    references: pickerMachine,
    settings: listSettingsMachine,
    findOpening: missingAnswer<string | null, { path: string; search: string }>('findOpening'),
    tableTools: tableToolsMachine,
    /** Null where it is done and the server does not tell the record. */
    operate: missingCall<Result<ContentRecord | null>, RequestedOperation>('operate'),
    /** The logic of a bulk operation, which is loaded when it is first wanted. */
    loadBulk: missingCall<AnyActorLogic, void>('loadBulk'),
  },
  actions: {
    takeQuery: assign(({ context }, { location }: Extract<PageEvent, { type: 'page.located' }>) => {
      const query = readListQuery(location.search);
      return { query, selected: sameFilters(query, context.query) ? context.selected : [] };
    }),
    goToQuery: emit(({ context }, change: Partial<ListQuery>) =>
      fact({
        type: 'navigation.requested',
        href: context.path + writeListQuery(changeListQuery(context.query, change)),
        replace: true,
      }),
    ),
    keepPage: assign(({ context: { selected } }, answer: Result<ListPage<ContentRecord>>) =>
      answer.ok ? { page: answer.value, failure: null, selected: asOf(answer.value.list, selected) } : {},
    ),
    takeOpening: assign((_, search: string | null) => ({ query: readListQuery(search ?? '') })),
    passQuery: sendTo('settings', ({ context }) => ({ type: 'query.located', query: context.query })),
    countReset: assign({ resets: ({ context }) => context.resets + 1 }),
    turnToLastPage: assign(({ context }, answer: Result<ListPage<ContentRecord>>) => onLastPage(context.query, answer)),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    keepRequest: assign({
      requested: (_, { operation, record, title }: RequestedOperation) => ({ operation, record, title }),
    }),
    forgetRequest: assign({ requested: null }),
    tellDone: enqueueActions(({ context: { requested }, enqueue }) => {
      if (!requested) return;
      const { operation, title } = requested;
      enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: operation.name, title } });
    }),
    tellFailure: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
    }),
    tellSurprise: emit(failureNotice(unexplained)),
    keepAnswer: assign(({ context: { page, requested } }, answer: Result<ContentRecord | null>) => {
      if (!answer.ok || !page || !requested) return {};
      const { operation, record } = requested;
      return {
        page: replaceIn(
          page,
          record.id,
          operation.name === 'delete' ? null : (answer.value ?? afterOperation(record, operation)),
        ),
      };
    }),
    tellChanged: enqueueActions(({ context: { path, requested }, enqueue }, answer: Result<ContentRecord | null>) => {
      if (!answer.ok || !requested) return;
      const { operation, record } = requested;
      const ids = [record.id];
      if (operation.name === 'delete') enqueue.emit(fact({ type: 'records.deleted', path, ids }));
      else if (answer.value) enqueue.emit(fact({ type: 'records.changed', path, record: answer.value }));
      else enqueue.emit(fact({ type: 'records.operated', path, ids, operation }));
    }),
    select: assign({ selected: (_, selected: Selection) => selected }),
    deselect: assign(({ context: { selected } }, ids: readonly string[]) =>
      selected === 'all' ? {} : { selected: selected.filter(({ id }) => !ids.includes(id)) },
    ),
    askBulk: assign(
      ({ context: { path, query, selected } }, { operation, rights }: Extract<Event, { type: 'bulk.start' }>) => ({
        bulkInput: { path, operation, rights, records: selected === 'all' ? null : selected, query, isUndo: false },
        bulkDone: null,
      }),
    ),
    askUndo: assign(({ context: { path, query, bulkDone } }, operation: RecordOperation) => ({
      bulkInput: { path, operation, rights: [], records: bulkDone?.changed ?? [], query, isUndo: true },
      bulkDone: null,
    })),
    startBulk: assign({
      bulk: ({ context, spawn }, logic: AnyActorLogic) => {
        // Of a logic that is loaded, no more is known here than what it is spawned as.
        const spawnBulk = spawn as unknown as (logic: AnyActorLogic, options: object) => BulkActor;
        return spawnBulk(logic, { id: 'bulk', input: context.bulkInput });
      },
    }),
    forgetBulk: assign({ bulk: null, bulkInput: null, bulkDone: null }),
    keepBulkDone: assign(({ context: { selected } }, done: BulkOutput) => ({
      bulkDone: done.changed.length > 0 ? done : null,
      selected: done.remaining ?? selected,
    })),
    fetchAgain: raise({ type: 'reload' }),
  },
  guards: {
    isFound: (_, search: string | null) => search !== null,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isPastEnd: ({ context }, answer: Result<ListPage<ContentRecord>>) => isPastEnd(context.query, answer),
    asksOther: ({ context }, { location }: Extract<PageEvent, { type: 'page.located' }>) =>
      !sameListQuery(context.query, readListQuery(location.search)),
    isOwn: ({ context }, { path }: { path: string }) => path === context.path,
    hasDone: ({ context }) => context.bulkDone !== null,
  },
}).createMachine({
  id: 'list',
  description: 'A list of records whose query lives in the address.',
  context: ({ input }) => ({
    tabId: input.tabId,
    path: input.location.path,
    query: readListQuery(input.location.search),
    resets: 0,
    page: null,
    failure: null,
    requested: null,
    selected: [],
    bulkInput: null,
    bulk: null,
    bulkDone: null,
  }),
  on: { select: { actions: { type: 'select', params: ({ event }) => event.selected } } },
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'settings', src: 'settings', input: ({ context: { path, query } }) => ({ path, query }) },
    { id: 'tableTools', src: 'tableTools', input: ({ context: { tabId, path } }) => ({ tabId, path }) },
  ],
  type: 'parallel',
  states: {
    records: {
      initial: 'opening',
      on: {
        'page.located': {
          guard: withEvent('asksOther'),
          target: '.loading',
          actions: [withEvent('takeQuery'), 'passQuery'],
        },
        'query.change': { actions: { type: 'goToQuery', params: ({ event }) => event.change } },
        'query.reset': { actions: ['countReset', { type: 'goToQuery', params: { filters: {} } }] },
        'records.changed': { guard: withEvent('isOwn'), target: '.loading' },
        'records.operated': { guard: withEvent('isOwn'), target: '.loading' },
        'records.deleted': {
          guard: withEvent('isOwn'),
          target: '.loading',
          actions: { type: 'deselect', params: ({ event }) => event.ids },
        },
        reload: '.loading',
      },
      states: {
        opening: {
          description: 'By a plain address: is there a default view?',
          tags: 'busy',
          invoke: {
            src: 'findOpening',
            input: ({ context: { path, query } }) => ({ path, search: writeListQuery(query) }),
            onDone: [
              {
                guard: withOutput('isFound'),
                target: 'loading',
                actions: [withOutput('takeOpening'), 'passQuery', { type: 'goToQuery', params: {} }],
              },
              { target: 'loading' },
            ],
            onError: 'loading',
          },
        },
        loading: loadingPage<ContentRecord>(),
        shown: {},
        failed: {},
      },
    },
    operation: {
      initial: 'idle',
      states: {
        idle: {
          on: { operate: { target: 'running', actions: withEvent('keepRequest') } },
        },
        running: {
          tags: ['operating', 'sending'],
          invoke: {
            src: 'operate',
            input: ({ context }) => context.requested as RequestedOperation,
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'idle',
                actions: ['tellDone', withOutput('keepAnswer'), withOutput('tellChanged'), 'forgetRequest'],
              },
              {
                target: 'idle',
                actions: [withOutput('tellFailure'), 'forgetRequest', 'fetchAgain'],
              },
            ],
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetRequest', 'fetchAgain'] },
          },
        },
      },
    },
    bulk: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'bulk.start': { target: 'loading', actions: withEvent('askBulk') },
            'bulk.undo': {
              guard: 'hasDone',
              target: 'loading',
              actions: { type: 'askUndo', params: ({ event }) => event.inverse },
            },
            'bulk.dismiss': { actions: 'forgetBulk' },
          },
        },
        loading: {
          invoke: {
            src: 'loadBulk',
            onDone: { target: 'open', actions: withOutput('startBulk') },
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetBulk'] },
          },
        },
        open: {
          description: 'A bulk operation is asked about or runs; its own machine tells.',
          on: {
            'xstate.done.actor.bulk': {
              target: 'idle',
              actions: ['forgetBulk', withOutput('keepBulkDone')],
            },
          },
        },
      },
    },
  },
});

export type ListActor = ActorRefFrom<typeof listMachine>;

/** The page as the person sees it: what runs on a record shows as done, until the server says otherwise (fault F9). */
export const shownPage = ({ page, requested }: Context): ListPage<ContentRecord> | null =>
  page && requested
    ? replaceIn(page, requested.record.id, afterOperation(requested.record, requested.operation))
    : page;

/** A page with one of its records in another state, or without it. */
function replaceIn(page: ListPage<ContentRecord>, id: string, record: ContentRecord | null): ListPage<ContentRecord> {
  const list = page.list.flatMap((other) => (other.id === id ? (record ?? []) : other));
  return { ...page, list, total: page.total - (page.list.length - list.length) };
}

/** What is selected as it is by now, as far as it is in view. */
function asOf(list: readonly ContentRecord[], selected: Selection): Selection {
  if (selected === 'all') return selected;
  const shown = new Map(list.map((record) => [record.id, record]));
  return selected.map((record) => shown.get(record.id) ?? record);
}
