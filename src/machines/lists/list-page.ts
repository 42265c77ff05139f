import { type ListPage, type ListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import { missingSyncAnswer } from '#src/machines/answer.ts';
import type { Fact, FactOf } from '#src/machines/facts.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import type { ListContext } from './list-context.ts';
import { listSettingsMachine } from './list-settings.ts';

type ListEvent<Selected> =
  | { type: 'select'; selected: Selected }
  | { type: 'query.change'; change: Partial<ListQuery> }
  /** Removes all filters except those to keep, and also drops a keyword that is still being typed. */
  | { type: 'query.reset'; keep?: readonly string[] }
  | { type: 'reload' };

/**
 * The `types` of a list's `setup`: what every list has, and the events, facts and tags that this one has in addition.
 */
export const listTypes = <
  Context extends ListContext<unknown>,
  Event = never,
  More extends Fact['type'] = never,
  Tag extends string = never,
>() =>
  ({}) as {
    context: Context;
    input: PageInput;
    events: PageEvent | ListEvent<Context['selected']> | Event;
    emitted: FactOf<'notice' | 'navigation.requested' | More>;
    tags: 'busy' | Tag;
  };

/** The `actors` of a list's `setup`, until `src/app` binds them. */
export const listActors = <Item, Page = ListPage<Item>>() => ({
  fetchPage: missingCall<Result<Page>, ListQuery>('fetchPage'),
  settings: listSettingsMachine,
  tableTools: tableToolsMachine,
  /** The query of the person's default view for a plain address; null to keep the address. */
  findOpening: missingSyncAnswer<string | null, { path: string; search: string }>('findOpening'),
});

type Of = { context: ListContext<unknown> };

/** The children of every list: its settings (columns and saved views), and its export. */
export const listChildren = [
  { id: 'settings', src: 'settings', input: ({ context: { path, query } }: Of) => ({ path, query }) },
  { id: 'tableTools', src: 'tableTools', input: ({ context: { tabId, path } }: Of) => ({ tabId, path }) },
] as const;

const keptFilters = ({ context: { query }, event }: Of & { event: { keep?: readonly string[] } }) => ({
  change: {
    filters: Object.fromEntries(Object.entries(query.filters).filter(([name]) => event.keep?.includes(name))),
  },
});

/** Transitions of every list: a change of the query requests another address; `reload` fetches again. */
export const changingQuery = {
  'query.change': { actions: withEvent('goToQuery') },
  'query.reset': { actions: ['countReset', { type: 'goToQuery', params: keptFilters }] },
  reload: '.loading',
} as const;

/** The actions for another address of the list. */
export const takingAddress = [withEvent('keepSelectionOfFilters'), withEvent('takeQuery'), 'passQuery'] as const;

/**
 * The state in which a list starts: a plain address becomes that of the person's default view (decision 019), so that the
 * plain list is never fetched first. The machine must have the state `loading` beside it.
 */
export const openingList = {
  tags: 'busy',
  invoke: {
    src: 'findOpening',
    input: ({ context: { path, query } }: Of) => ({ path, search: writeListQuery(query) }),
    onDone: [
      {
        guard: withOutput('isFound'),
        target: 'loading',
        actions: [withOutput('takeOpening'), 'passQuery', { type: 'goToQuery', params: { change: {} } }],
      },
      { target: 'loading' },
    ],
    onError: 'loading',
  },
} as const;

/**
 * The state in which a list fetches a page. If the page is behind the last one, the last one is fetched instead. The
 * machine must have the states `shown` and `failed` beside it.
 */
export const loadingPage = {
  tags: 'busy',
  invoke: {
    src: 'fetchPage',
    input: ({ context }: Of) => context.query,
    onDone: [
      { guard: withOutput('isPastEnd'), target: 'loading', reenter: true, actions: withOutput('turnToLastPage') },
      { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepPage') },
      { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
    ],
    onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
  },
} as const;
