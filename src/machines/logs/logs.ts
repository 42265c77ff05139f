import { type ActorRefFrom, and, assign, setup, stateIn } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import type { LogEntry, LogPage } from '#src/domain/logs/log-entry.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listChart } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes, takingAddress } from '#src/machines/lists/list-page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall, missingFeed } from '#src/machines/ports.ts';

type Event =
  /** The page is visible: its tab is in view, and so is the browser's. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'tail.pause' }
  | { type: 'tail.resume' }
  /** It is time to fetch new entries. */
  | { type: 'tail.due' }
  | { type: 'entry.open'; entry: LogEntry }
  | { type: 'entry.close' };

interface Context extends ListContext<LogEntry> {
  page: LogPage | null;
  /** Why the tail last failed; null after a success, and when the list is fetched again. */
  tailFailure: Failure | null;
  /** Ids of the entries that arrived while the page was shown. */
  fresh: readonly string[];
  /** The open entry, and the content type of its record, which names the fields. */
  opened: LogEntry | null;
  openedType: ContentType | null;
}

/**
 * The log (decision 025): read-only entries. Its query lives in the address, like that of a list. The first page follows new
 * entries: while it is visible and not paused, it is fetched regularly, and new entries are highlighted. A failed fetch is
 * repeated at the next turn, without a message.
 */
export const logsMachine = setup({
  types: listTypes<Context, Event, never, 'paused'>(),
  actors: {
    ...listActors<LogEntry, LogPage>(),
    tickFeed: missingFeed<{ type: 'tail.due' }>('tickFeed'),
    /** The content type at a path, with the names of its fields; null if there is none. */
    loadType: missingCall<ContentType | null, string>('loadType'),
  },
  actions: listActions<LogEntry>(),
  guards: listGuards,
})
  .extend({
    actions: {
      forgetFresh: assign({ fresh: [] }),
      keepTailFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { tailFailure: answer.failure })),
      keepTailSurprise: assign({ tailFailure: unexplained }),
      forgetTailFailure: assign({ tailFailure: null }),
      keepNewest: assign(({ context }, answer: Result<LogPage>) => {
        if (!answer.ok) return {};
        const known = new Set(context.page?.list.map(({ id }) => id));
        const shown = answer.value.list.map(({ id }) => id);
        return {
          tailFailure: null,
          page: answer.value,
          fresh: shown.filter((id) => !known.has(id) || context.fresh.includes(id)),
        };
      }),
      keepOpened: assign({ opened: (_, entry: LogEntry) => entry, openedType: null }),
      keepType: assign({ openedType: (_, type: ContentType | null) => type }),
      forgetOpened: assign({ opened: null, openedType: null }),
    },
    guards: {
      /** New entries are fetched only on the first page. On another page the rows would move while the person reads. */
      isFirstPage: ({ context }) => context.query.pageNum === 1,
      canAsk: and(['isFirstPage', stateIn({ entries: 'shown' })]),
    },
  })
  .createMachine({
    id: 'logs',
    context: ({ input }) => ({
      ...startList(input),
      page: null,
      tailFailure: null,
      fresh: [],
      opened: null,
      openedType: null,
    }),
    type: 'parallel',
    states: {
      entries: {
        ...listChart,
        on: {
          ...listChart.on,
          'page.located': {
            guard: withEvent('asksOther'),
            target: '.loading',
            actions: takingAddress,
          },
        },
        states: {
          ...listChart.states,
          shown: { entry: ['refreshSelection', 'forgetFresh'] },
          failed: {
            initial: 'resting',
            states: {
              resting: { on: { 'tail.due': { guard: 'isFirstPage', target: 'asking' } } },
              asking: {
                invoke: {
                  src: 'fetchPage',
                  input: ({ context }) => context.query,
                  onDone: [
                    {
                      guard: withOutput('isAnswered'),
                      target: '#logs.entries.shown',
                      actions: withOutput('keepPage'),
                    },
                    { target: 'resting' },
                  ],
                  onError: 'resting',
                },
              },
            },
          },
        },
      },
      tail: {
        initial: 'unseen',
        states: {
          unseen: {
            on: { 'page.shown': 'seen.live.waiting' },
          },
          away: {
            on: { 'page.shown': 'seen.before' },
          },
          seen: {
            initial: 'live',
            on: { 'page.hidden': 'away' },
            states: {
              before: { type: 'history', history: 'shallow' },
              live: {
                initial: 'due',
                on: {
                  'tail.pause': 'paused',
                  // The answer to the earlier query is no longer needed.
                  'page.located': { guard: withEvent('asksOther'), target: '.waiting', actions: 'forgetTailFailure' },
                  reload: { target: '.waiting', actions: 'forgetTailFailure' },
                },
                states: {
                  due: { always: [{ guard: 'canAsk', target: 'asking' }, { target: 'waiting' }] },
                  waiting: {
                    invoke: { src: 'tickFeed' },
                    on: { 'tail.due': { guard: 'canAsk', target: 'asking' } },
                  },
                  asking: {
                    invoke: {
                      src: 'fetchPage',
                      input: ({ context }) => context.query,
                      onDone: [
                        {
                          guard: withOutput('isAnswered'),
                          target: 'waiting',
                          actions: withOutput('keepNewest'),
                        },
                        {
                          target: 'waiting',
                          actions: withOutput('keepTailFailure'),
                        },
                      ],
                      onError: { target: 'waiting', actions: 'keepTailSurprise' },
                    },
                  },
                },
              },
              paused: {
                tags: 'paused',
                on: { 'tail.resume': 'live' },
              },
            },
          },
        },
      },
      detail: {
        initial: 'closed',
        on: {
          'entry.open': { target: '.opening', actions: { type: 'keepOpened', params: ({ event }) => event.entry } },
        },
        states: {
          closed: {},
          opening: {
            invoke: {
              src: 'loadType',
              input: ({ context }) => context.opened?.path ?? '',
              onDone: { target: 'open', actions: withOutput('keepType') },
              // If they cannot be loaded, the fields are shown by their technical names.
              onError: 'open',
            },
            on: { 'entry.close': { target: 'closed', actions: 'forgetOpened' } },
          },
          open: { on: { 'entry.close': { target: 'closed', actions: 'forgetOpened' } } },
        },
      },
    },
  });

export type LogsActor = ActorRefFrom<typeof logsMachine>;
