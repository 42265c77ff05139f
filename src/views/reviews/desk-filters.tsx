import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deskShowOf, deskShowsFor } from '#src/domain/scoring/desk.ts';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import { reviewStatuses } from '#src/domain/scoring/review.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FoldedFilters } from '#src/views/lists/folded-filters.tsx';
import { KeywordInput } from '#src/views/lists/keyword-input.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { kindText } from './desk-words.ts';

/** View, keyword, kind and status. They are in the address; on phones the last two collapse. */
export function DeskFilters({ desk }: { desk: DeskActor }) {
  const { t } = useTranslation(['reviews', 'content']);
  const { query, resets } = useContextOf(desk, 'query', 'resets');
  const { filters } = query;
  const grants = useGrants();
  const isPhone = useIsPhone();
  const folded = ['kind', 'status'].filter((name) => filters[name]).length;
  const setFilter = (name: string, value: string) => {
    const rest = Object.entries({ ...filters, [name]: value }).filter(([, text]) => text !== '');
    desk.send({ type: 'query.change', change: { filters: Object.fromEntries(rest) } });
  };
  return (
    <Group gap="xs" role="search">
      <SegmentedControl
        aria-label={t('show.label')}
        data={deskShowsFor(grants).map((show) => ({ value: show, label: t(`show.${show}`) }))}
        value={deskShowOf(filters, grants)}
        onChange={(show) => setFilter('show', show)}
        {...(isPhone && { fullWidth: true, w: '100%', styles: { label: { paddingInline: 4 } } })}
      />
      <KeywordInput
        key={resets}
        name={`keyword${resets}`}
        label={t('list.keyword')}
        value={filters['keyword'] ?? ''}
        isPhone={isPhone}
        onChange={(value) => setFilter('keyword', value)}
      />
      <FoldedFilters isPhone={isPhone} count={folded}>
        <FilterSelect
          label={t('field.kind')}
          placeholder={t('list.kind')}
          choices={templateKinds.map((kind) => ({ value: kind, label: kindText(t, kind) }))}
          value={filters['kind'] ?? ''}
          onChange={(value) => setFilter('kind', value)}
        />
        <FilterSelect
          label={t('field.status')}
          placeholder={t('list.status')}
          choices={reviewStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          value={filters['status'] ?? ''}
          onChange={(value) => setFilter('status', value)}
        />
      </FoldedFilters>
    </Group>
  );
}
