import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { type FigureQuery, readFigureQuery, writeFigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import { type Statistic, statisticAt } from '#src/domain/figures/statistics.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { fileWriterMachine } from '#src/machines/tables/file-writer.ts';

interface Context extends FailureContext {
  statistic: Statistic;
  query: FigureQuery;
  /** Impossible values of the address, which were ignored (W4.12). */
  dropped: readonly string[];
  /** How often the filters were reset. */
  resets: number;
  /** The last figures, and their query. */
  figures: Figures | null;
  answered: FigureQuery | null;
}

type Event =
  | PageEvent
  | { type: 'query.change'; change: Partial<FigureQuery> }
  /** Returns to the default period and comparison, without filters. */
  | { type: 'query.reset' }
  | { type: 'reload' };

/**
 * A page of figures (decision 041). Its query lives in the address, each visit fetches it again, and a newer query cancels the
 * older one. When a call fails, the last figures stay with their time (W4.13).
 */
export const statisticMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested'>,
    children: {} as { file: 'file' },
    tags: {} as 'busy',
  },
  actors: {
    fetchFigures: missingCall<Result<Figures>, { statistic: Statistic; query: FigureQuery }>('fetchFigures'),
    file: fileWriterMachine,
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      takeQuery: assign(({ context: { statistic } }, { location }: { location: AppLocation }) =>
        readFigureQuery(location.search, statistic),
      ),
      /** Requests the address of the changed query. The query itself changes when that address arrives. */
      goToQuery: emit(({ context: { statistic, query } }, { change }: { change: Partial<FigureQuery> }) =>
        fact({
          type: 'navigation.requested',
          href: statistic.path + writeFigureQuery({ ...query, ...change }, statistic),
          replace: false,
        }),
      ),
      goToUsual: emit(({ context: { statistic } }) =>
        fact({ type: 'navigation.requested', href: statistic.path, replace: false }),
      ),
      countReset: assign({ resets: ({ context }) => context.resets + 1 }),
      keepFigures: assign(({ context: { query } }, answer: Result<Figures>) =>
        answer.ok ? { figures: answer.value, answered: query, failure: null } : {},
      ),
    },
  })
  .createMachine({
    id: 'statistic',
    context: ({ input: { location } }) => {
      const statistic = statisticAt(location.path);
      return {
        statistic,
        ...readFigureQuery(location.search, statistic),
        resets: 0,
        figures: null,
        answered: null,
        failure: null,
      };
    },
    invoke: { id: 'file', src: 'file' },
    on: {
      'page.located': { target: '.loading', actions: withEvent('takeQuery') },
      'query.change': { actions: withEvent('goToQuery') },
      'query.reset': { actions: ['countReset', 'goToUsual'] },
      reload: '.loading',
    },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchFigures',
          input: ({ context: { statistic, query } }) => ({ statistic, query }),
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepFigures') },
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
        },
      },
      shown: {},
      failed: {},
    },
  });

export type StatisticActor = ActorRefFrom<typeof statisticMachine>;
