import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CommentCounts } from '#src/domain/comments/comment.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall, missingFeed } from '#src/machines/ports.ts';

type Filters = ListQuery['filters'];

export interface ArrivalsQuestion {
  after: string | null;
  filters: Filters;
}

/** What arrived since the previous question, and how many comments there are in all. */
export interface ArrivalsAnswer {
  count: number;
  last: string;
  counts: CommentCounts;
}

interface Context {
  filters: Filters;
  /** What the server answered last; null before the first answer. */
  after: string | null;
  /** How many arrived since the list was fetched. */
  arrived: number;
  counts: CommentCounts | null;
}

type Event =
  /** The list was fetched: it contains everything that has arrived so far. */
  | { type: 'list.fetched'; filters: Filters }
  /** A step was taken, here or elsewhere. */
  | { type: 'arrivals.ask' }
  | { type: 'arrivals.due' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/**
 * Counts the comments that arrived since the list was fetched, and those of each status: every 30 seconds while the page is
 * visible, and after each step (decision 039). After a failure it waits for the next turn, without a message. The list itself
 * does not move.
 */
export const arrivalsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { filters: Filters } },
  actors: {
    fetchArrivals: missingCall<Result<ArrivalsAnswer>, ArrivalsQuestion>('fetchArrivals'),
    tickFeed: missingFeed<{ type: 'arrivals.due' }>('tickFeed'),
  },
  actions: {
    restart: assign((_, { filters }: { filters: Filters }) => ({ filters, after: null, arrived: 0 })),
    keepAnswer: assign(({ context }, answer: Result<ArrivalsAnswer>) =>
      answer.ok
        ? {
            after: answer.value.last,
            // The first answer is only the point from which arrivals are counted.
            arrived: context.after === null ? 0 : context.arrived + answer.value.count,
            counts: answer.value.counts,
          }
        : {},
    ),
  },
  guards: answerGuards,
}).createMachine({
  id: 'commentArrivals',
  context: ({ input }) => ({ filters: input.filters, after: null, arrived: 0, counts: null }),
  type: 'parallel',
  states: {
    question: {
      initial: 'idle',
      on: {
        'list.fetched': { target: '.asking', actions: withEvent('restart') },
        'arrivals.ask': '.asking',
      },
      states: {
        idle: { on: { 'arrivals.due': 'asking' } },
        asking: {
          invoke: {
            src: 'fetchArrivals',
            input: ({ context: { after, filters } }) => ({ after, filters }),
            onDone: { target: 'idle', actions: withOutput('keepAnswer') },
            onError: 'idle',
          },
        },
      },
    },
    clock: {
      initial: 'unseen',
      states: {
        unseen: { on: { 'page.shown': 'seen' } },
        seen: { invoke: { src: 'tickFeed' }, on: { 'page.hidden': 'unseen' } },
      },
    },
  },
});

export type ArrivalsActor = ActorRefFrom<typeof arrivalsMachine>;
