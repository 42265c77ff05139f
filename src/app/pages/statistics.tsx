import { fromPromise } from 'xstate';
import { fetchFigures, queryCounted } from '#src/api/figures.ts';
import type { countedNames } from '#src/domain/figures/paths.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type CountedRecordsActor, countedRecordsMachine } from '#src/machines/figures/counted-records.ts';
import { type StatisticActor, statisticMachine } from '#src/machines/figures/statistic.ts';
import { writeFigures } from '#src/app/bindings/figure-files.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

/** A page of statistics (decision 041), selected by its path. */
export const createStatisticScreen = ({ http }: PageWorld): Screen => ({
  Component: lateScreen(
    async () => {
      const { StatisticScreen } = await imported(() => import('#src/views/figures/statistic-screen.tsx'));
      return ({ actor }) => <StatisticScreen page={actor as StatisticActor} />;
    },
    'figures',
    'content',
    'tourism',
    'consultations',
  ),
  logic: statisticMachine.provide({
    actors: {
      fetchFigures: fromPromise(({ input, signal }) => fetchFigures(http, input.statistic, input.query, signal)),
      writeFile: writeFigures,
    },
  }),
});

/** The records behind the figures of browsing, and of experiences. */
export const createCountedRecordsScreen = ({ http }: PageWorld, name: (typeof countedNames)[number]): Screen => ({
  Component: lateScreen(
    async () => {
      const { CountedScreen } = await imported(() => import('#src/views/figures/counted-screen.tsx'));
      return ({ actor }) => <CountedScreen list={actor as CountedRecordsActor} name={name} />;
    },
    'figures',
    'content',
    'listview',
    'tourism',
  ),
  logic: countedRecordsMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input, signal }) =>
        queryCounted(http, name === 'saView' ? 'browsing' : 'experiences', input, signal),
      ),
    },
  }),
});
