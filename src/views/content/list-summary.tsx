import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { ListTotal, SummaryLine } from '#src/views/lists/summary-line.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const FilterChips = late(async () => {
  const [{ FilterChips: Loaded }] = await Promise.all([
    imported(() => import('./filter-chips.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

/** Loads the code of the active filters while the first one is typed. */
export const preloadFilterChips = () => void FilterChips.preload();

interface Props {
  type: ContentType;
  list: ListActor;
}

/** The active filters, and the number of records. */
export function ListSummary({ type, list }: Props) {
  const filtered = useIsFiltered(list);
  return (
    <SummaryLine
      chips={filtered && <LateChips type={type} list={list} />}
      onReset={() => list.send({ type: 'query.reset' })}
    >
      <ListTotal list={list} />
    </SummaryLine>
  );
}

/** If they cannot be loaded, the filters themselves still show what is set. */
const LateChips = (props: Props) => (
  <ErrorBoundary fallback={() => null}>
    <FilterChips {...props} />
  </ErrorBoundary>
);
