import '#src/views/styles/content.ts';
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { reviewTable } from '#src/domain/lists/review-table.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { AddIcon } from '#src/views/looks/icons.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskSummary } from './desk-summary.tsx';
import { DeskTable } from './desk-table.tsx';

/** The scoring desk: the reviews that await the person, and all that they may see. */
export function DeskScreen({ actor: desk }: { actor: DeskActor }) {
  const { t } = useTranslation('reviews');
  const { parts, ...shown } = useListEngine(desk, reviewTable, useDeskColumns(desk));
  const runsPanels = isChair(useGrants());
  return (
    <Stack gap="sm">
      <ListHeading
        title={t('title')}
        beside={<ListViews list={desk} />}
        main={
          runsPanels && (
            <Button component={Link} href={`${scorePath}/new`} leftSection={<AddIcon size={16} aria-hidden />}>
              {t('appoint')}
            </Button>
          )
        }
      >
        <ListTools parts={parts} />
      </ListHeading>
      <FilterArea>
        <DeskFilters desk={desk} />
        <DeskSummary desk={desk} />
      </FilterArea>
      <DeskTable desk={desk} {...shown} />
      <ListSelection parts={parts} />
    </Stack>
  );
}
