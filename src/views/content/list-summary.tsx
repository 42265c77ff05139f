import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { lateChips } from '#src/views/lists/late-chips.tsx';
import { ListTotal, SummaryLine } from '#src/views/lists/summary-line.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

/** The active filters of a list of content. */
export const LateFilterChips = lateChips(async () => {
  const { FilterChips } = await imported(() => import('./filter-chips.tsx'));
  return FilterChips;
});

interface Props {
  type: ContentType;
  list: ListActor;
}

/** The active filters, and the number of records. */
export function ListSummary({ type, list }: Props) {
  const filtered = useIsFiltered(list, type);
  return (
    <SummaryLine
      list={list}
      chips={filtered && <LateFilterChips type={type} list={list} />}
      onReset={() => list.send({ type: 'query.reset' })}
    >
      <ListTotal list={list} />
    </SummaryLine>
  );
}
