import '#src/views/styles/content.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { withoutFilters } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { CountedRow } from '#src/domain/figures/figures.ts';
import { countedTable } from '#src/domain/lists/counted-table.ts';
import type { Dimension } from '#src/domain/figures/statistics.ts';
import { type countedNames, statisticPath } from '#src/domain/figures/paths.ts';
import type { CountedRecordsActor } from '#src/machines/figures/counted-records.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { SummaryLine } from '#src/views/lists/summary-line.tsx';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useCountedColumns } from './counted-columns.tsx';
import { useFigureWords } from './figure-words.ts';
import { LinkedChips } from './linked-chips.tsx';

const filtered: Readonly<Record<string, Dimension>> = {
  city: 'city',
  kind: 'kind',
  type: 'type',
  group: 'group',
  content: 'content',
};

interface Props {
  actor: CountedRecordsActor;
  name: (typeof countedNames)[number];
}

/** The records behind the figures of views or experiences: their number, and the sum that they count (W4.1). */
export function CountedScreen({ actor: list, name }: Props) {
  const { t } = useTranslation('figures');
  const text = useDomainText(['shell']);
  const source = name === 'saView' ? 'browsing' : 'experiences';
  const table = useMemo(() => countedTable(name), [name]);
  const { parts, ...shown } = useListEngine(list, table, useCountedColumns(source));
  const selection = useRowSelection(list, titleOf);
  const back = useOpenHref(statisticPath(name));
  const empty = useCallback((failure: Failure | null) => <NoRecords list={list} failure={failure} />, [list]);
  return (
    <Stack gap="sm">
      <ListHeading title={text(`menu.statistics.${name}.records`)} beside={<ListViews list={list} />}>
        <ListTools parts={parts} />
        <Button component={Link} href={back} variant="default">
          {t('records.back')}
        </Button>
      </ListHeading>
      <FilterArea>
        <CountedSummary list={list} source={source} />
      </FilterArea>
      <PagedList list={list} selection={selection} empty={empty} {...shown} />
      <ListSelection parts={parts} />
    </Stack>
  );
}

const titleOf = ({ title }: CountedRow) => title;

function CountedSummary({ list, source }: { list: CountedRecordsActor; source: 'browsing' | 'experiences' }) {
  const { t } = useTranslation('figures');
  const { query, page } = useContextOf(list, 'query', 'page');
  const { filters } = query;
  const words = useFigureWords({ source });
  const remove = (names: readonly string[]) =>
    list.send({ type: 'query.change', change: { filters: withoutFilters(filters, names) } });
  return (
    <SummaryLine
      list={list}
      chips={
        useIsFiltered(list) && (
          <LinkedChips
            source={source}
            filters={filters}
            names={filtered}
            days={['from', 'to']}
            contentName={page?.list[0]?.title ?? null}
            onRemove={remove}
          />
        )
      }
      onReset={() => list.send({ type: 'query.reset' })}
    >
      <Text role="status" c="dimmed" ms="auto">
        {page && t('records.sum', { total: words.number(page.total), amount: words.amount(page.sum) })}
      </Text>
    </SummaryLine>
  );
}

function NoRecords({ list, failure }: { list: CountedRecordsActor; failure: Failure | null }) {
  const { t } = useTranslation('figures');
  return (
    <NothingThere
      failure={failure}
      filtered={useIsFiltered(list)}
      empty={{ title: t('records.empty') }}
      onRetry={() => list.send({ type: 'reload' })}
      onReset={() => list.send({ type: 'query.reset' })}
    />
  );
}
