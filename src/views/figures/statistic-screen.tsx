import '#src/views/styles/content.ts';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StatisticActor } from '#src/machines/figures/statistic.ts';
import { useChild, useContextOf, useFailure, useTag } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { FigureFiles } from './figure-files.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { FigureHead } from './figure-head.tsx';
import { FigureSection } from './figure-section.tsx';
import classes from './figures.module.css';

/** A page of statistics (decision 041): period and filters, the total, and each breakdown as chart and table. */
export function StatisticScreen({ actor: page }: { actor: StatisticActor }) {
  const { t, i18n } = useTranslation('figures');
  const text = useDomainText(['shell', 'figures']);
  const { statistic, query, dropped, figures, answered } = useContextOf(
    page,
    'statistic',
    'query',
    'dropped',
    'figures',
    'answered',
  );
  const failure = useFailure(page);
  const file = useChild(page, 'file');
  const isBusy = useTag(page, 'busy');
  // Figures of another query would be mistaken for the answer to this one.
  const shown = figures && (isBusy || sameQuery(answered, query)) ? figures : null;
  return (
    <Stack gap="md" className={classes.page}>
      <ListHeading title={text(`menu.statistics.${statistic.name}`)}>
        {shown && file && <FigureFiles file={file} statistic={statistic} query={answered ?? query} figures={shown} />}
        <RefreshButton list={page} />
      </ListHeading>
      <FigureFilters page={page} />
      {dropped.length > 0 && (
        <Alert color="yellow" variant="light" role="status">
          {t('dropped', { names: andIn(i18n.language).format(dropped.map((name) => text(droppedName(name)))) })}
        </Alert>
      )}
      {failure && shown && (
        <Alert color="yellow" variant="light" role="status">
          {t('stale', { time: shown.time.slice(0, 16) })}
        </Alert>
      )}
      {failure && !shown && (
        <FailedState title={t('failed')} failure={failure} onRetry={() => page.send({ type: 'reload' })} />
      )}
      {!failure && !shown && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={96} mb="md" />
          <Skeleton height={420} />
        </div>
      )}
      {shown && file && (
        <div aria-busy={isBusy} className={classes.answer} data-busy={isBusy || undefined}>
          <FigureHead statistic={statistic} query={answered ?? query} figures={shown} />
          {shown.total === 0 && (shown.before ?? 0) === 0 ? (
            <Text role="status" c="dimmed" py="xl" ta="center">
              {t('empty')}
            </Text>
          ) : (
            shown.tables.map((table, index) => {
              const breakdown = statistic.breakdowns[index];
              return (
                breakdown && (
                  <FigureSection
                    key={table.by}
                    file={file}
                    statistic={statistic}
                    query={answered ?? query}
                    figures={shown}
                    table={table}
                    breakdown={breakdown}
                  />
                )
              );
            })
          )}
        </div>
      )}
    </Stack>
  );
}

const sameQuery = (a: object | null, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The text key of an invalid address parameter. */
function droppedName(name: string): string {
  if (name === 'days') return 'figures:dropped.days';
  return ['period', 'compare', 'unit'].includes(name) ? `figures:${name}.label` : `figures:dim.${name}`;
}
