import { assign, emit, enqueueActions, type EventObject } from 'xstate';
import {
  changeListQuery,
  lastPageOf,
  type ListPage,
  type ListQuery,
  readListQuery,
  sameFilters,
  sameListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { fact } from '#src/machines/facts.ts';
import { answerGuards, failureActions, passingFailureActions } from '#src/machines/failures.ts';
import type { SharedAction } from '#src/machines/shared-action.ts';
import { type ListContext, refreshed, type Selection } from './list-context.ts';

type AnyList = ListContext<unknown>;
type Listed = ListContext<{ id: string }>;
type Located = { location: AppLocation };

/** The common `actions` for the `setup` of a list. The list adds its own by `.extend({ actions: … })`. */
export const listActions = <Item>() => ({
  ...failureActions,
  ...passingFailureActions,
  ...selectionActions,
  takeQuery: assign<AnyList, EventObject, Located, EventObject, never>({
    query: (_, { location }) => readListQuery(location.search),
  }) as SharedAction<AnyList, Located>,
  takeOpening: assign<AnyList, EventObject, string | null, EventObject, never>({
    query: (_, search) => readListQuery(search ?? ''),
  }) as SharedAction<AnyList, string | null>,
  /** Reports the query to the settings, which find the view in use by it. */
  passQuery: enqueueActions<AnyList, EventObject, undefined>(({ context: { query }, enqueue }) => {
    enqueue.sendTo('settings', { type: 'query.located', query });
  }) as SharedAction<AnyList>,
  /** Requests the address of the changed query. The query itself changes when that address arrives. */
  goToQuery: emit<AnyList, EventObject, { change: Partial<ListQuery> }, EventObject, EventObject>(
    ({ context: { path, query } }, { change }) =>
      fact({
        type: 'navigation.requested',
        href: path + writeListQuery(changeListQuery(query, change)),
        replace: true,
      }),
  ) as SharedAction<AnyList, { change: Partial<ListQuery> }>,
  countReset: assign({ resets: ({ context }: { context: AnyList }) => context.resets + 1 }) as SharedAction<AnyList>,
  keepPage: assign<AnyList, EventObject, Result<ListPage<Item>>, EventObject, never>((_, answer) =>
    answer.ok ? { page: answer.value, failure: null } : {},
  ) as SharedAction<AnyList, Result<ListPage<Item>>>,
  turnToLastPage: assign<AnyList, EventObject, Result<ListPage<Item>>, EventObject, never>(
    ({ context: { query } }, answer) => (answer.ok ? { query: { ...query, pageNum: lastPageOf(answer.value) } } : {}),
  ) as SharedAction<AnyList, Result<ListPage<Item>>>,
});

const selectionActions = {
  select: assign<AnyList, EventObject, { selected: Selection<unknown> }, EventObject, never>({
    selected: (_, { selected }) => selected,
  }) as SharedAction<AnyList, { selected: Selection<unknown> }>,
  /** Other filters show other items, and the selected ones would be out of sight. */
  keepSelectionOfFilters: assign<AnyList, EventObject, Located, EventObject, never>(
    ({ context: { query } }, { location }) =>
      sameFilters(readListQuery(location.search), query) ? {} : { selected: [] },
  ) as SharedAction<AnyList, Located>,
  refreshSelection: assign<Listed, EventObject, undefined, EventObject, never>(({ context: { page, selected } }) => ({
    selected: refreshed(selected, page?.list ?? []),
  })) as SharedAction<Listed>,
  deselect: assign<Listed, EventObject, { ids: readonly string[] }, EventObject, never>(
    ({ context: { selected } }, { ids }) =>
      selected === 'all' ? {} : { selected: selected.filter(({ id }) => !ids.includes(id)) },
  ) as SharedAction<Listed, { ids: readonly string[] }>,
};

/** The `guards` of a list's `setup`, like the actions. */
export const listGuards = {
  ...answerGuards,
  isFound: (_: unknown, search: string | null) => search !== null,
  /** The requested page is behind the last page, because rows were deleted in the meantime. */
  isPastEnd: ({ context: { query } }: { context: AnyList }, answer: Result<ListPage<unknown>>) =>
    answer.ok && answer.value.list.length === 0 && query.pageNum > lastPageOf(answer.value),
  asksOther: ({ context: { query } }: { context: AnyList }, { location }: Located) =>
    !sameListQuery(query, readListQuery(location.search)),
  asksSame: ({ context: { query } }: { context: AnyList }, { location }: Located) =>
    sameListQuery(query, readListQuery(location.search)),
  isOwn: ({ context }: { context: AnyList }, { path }: { path: string }) => path === context.path,
};
