import { fromPromise } from 'xstate';
import { fetchFigures, queryCounted } from '#src/api/figures.ts';
import { countedTable } from '#src/domain/lists/counted-table.ts';
import type { countedNames } from '#src/domain/figures/paths.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { countedRecordsMachine } from '#src/machines/figures/counted-records.ts';
import { statisticMachine } from '#src/machines/figures/statistic.ts';
import { fileWriter } from '#src/app/bindings/file-writer.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

/** A page of statistics (decision 041), selected by its path. */
export const createStatisticScreen = ({ http }: PageWorld) =>
  screen({
    view: async () => (await imported(() => import('#src/views/figures/statistic-screen.tsx'))).StatisticScreen,
    texts: ['figures', 'nouns', 'content', 'tourism', 'consultations'],
    machine: statisticMachine.provide({
      actors: {
        fetchFigures: fromPromise(({ input, signal }) => fetchFigures(http, input.statistic, input.query, signal)),
        file: fileWriter,
      },
    }),
  });

/** The records behind the figures of browsing, and of experiences. */
export function createCountedRecordsScreen(world: PageWorld, name: (typeof countedNames)[number]) {
  const { early, actors } = bindList(world, countedTable(name), (query, signal) =>
    queryCounted(world.http, name === 'saView' ? 'browsing' : 'experiences', query, signal),
  );
  return screen({
    early,
    view: async () => {
      const { CountedScreen } = await imported(() => import('#src/views/figures/counted-screen.tsx'));
      return ({ actor }) => <CountedScreen name={name} actor={actor} />;
    },
    texts: ['figures', 'nouns', 'content', 'listview', 'tourism'],
    machine: countedRecordsMachine.provide({ actors }),
  });
}
