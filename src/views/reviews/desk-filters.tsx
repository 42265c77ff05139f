import { useTranslation } from 'react-i18next';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { deskShowOf, deskShowsFor } from '#src/domain/scoring/desk.ts';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import { reviewStates } from '#src/domain/scoring/review.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { CountedTabs } from '#src/views/inbox/counted-tabs.tsx';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';
import { kindText } from './desk-words.ts';

/** View with its count, keyword, kind and status. They are in the address; on phones the last two collapse. */
export function DeskFilters({ desk }: { desk: DeskActor }) {
  const { t } = useTranslation(['reviews', 'content']);
  const { query, resets, counts } = useContextOf(desk, 'query', 'resets', 'counts');
  const { filters } = query;
  const grants = useGrants();
  const folded = ['kind', 'status'].filter((name) => filters[name]).length;
  const shown = deskShowOf(filters, grants);
  /** The view stays, although filters in the address have another default. */
  const setFilter = (name: string, value: string) =>
    desk.send({ type: 'query.change', change: { filters: changeFilters(filters, { show: shown, [name]: value }) } });
  return (
    <FilterBar
      label={t('list.keyword')}
      keyword={filters['keyword']}
      onKeyword={(value) => setFilter('keyword', value)}
      resets={resets}
      active={folded}
      start={
        <CountedTabs
          label={t('show.label')}
          tabs={deskShowsFor(grants).map((show) => ({ value: show, name: t(`show.${show}`), count: counts?.[show] }))}
          value={shown}
          onChange={(show) => setFilter('show', show)}
        />
      }
    >
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
        choices={reviewStates.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filters['status'] ?? ''}
        onChange={(value) => setFilter('status', value)}
      />
    </FilterBar>
  );
}
