import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { inboxTabOf, inboxTabs } from '#src/domain/comments/inbox.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import type { ArrivalsActor } from '#src/machines/comments/arrivals.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { CountedTabs } from '#src/views/inbox/counted-tabs.tsx';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';
import { WatchIcon } from '#src/views/looks/icons.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

function setFilters(inbox: InboxActor, change: Readonly<Record<string, string>>) {
  const { filters } = inbox.getSnapshot().context.query;
  inbox.send({ type: 'query.change', change: { filters: changeFilters(filters, change) } });
}

/** Clears all filters except the tab. */
export function clearFilters(inbox: InboxActor) {
  const { status } = inbox.getSnapshot().context.query.filters;
  inbox.send({ type: 'query.change', change: { filters: status === undefined ? {} : { status } } });
}

/** The tabs with their counts, and the other filters. All are stored in the address; on phones the last ones fold. */
export function InboxFilters({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const text = useDomainText(['shell']);
  const { filters } = useContextOf(inbox, 'query').query;
  const arrivals = useChild(inbox, 'arrivals');
  const folded = ['type', 'from', 'marked'].filter((name) => filters[name]).length;
  return (
    <FilterBar
      label={t('filter.keyword')}
      keyword={filters['keyword']}
      onKeyword={(keyword) => setFilters(inbox, { keyword })}
      width={220}
      active={folded}
      start={arrivals && <Tabs inbox={inbox} arrivals={arrivals} />}
    >
      <FilterSelect
        label={t('filter.typeLabel')}
        placeholder={t('filter.type')}
        choices={contentTypes.map(({ path, title }) => ({ value: path, label: text(title) }))}
        value={filters['type'] ?? ''}
        onChange={(type) => setFilters(inbox, { type })}
      />
      <UpdatedFilter
        label={t('filter.period')}
        from={filters['from'] ?? ''}
        to={filters['to'] ?? ''}
        onChange={(from, to) => setFilters(inbox, { from, to })}
      />
      {arrivals && <MarkedFilter inbox={inbox} arrivals={arrivals} />}
    </FilterBar>
  );
}

interface CountedProps {
  inbox: InboxActor;
  arrivals: ArrivalsActor;
}

function Tabs({ inbox, arrivals }: CountedProps) {
  const { t } = useTranslation('comments');
  const { filters } = useContextOf(inbox, 'query').query;
  const { counts } = useContextOf(arrivals, 'counts');
  return (
    <CountedTabs
      label={t('tab.label')}
      tabs={inboxTabs.map((tab) => ({
        value: tab,
        name: t(`tab.${tab}`),
        count: tab === 'all' ? undefined : counts?.[tab],
      }))}
      value={inboxTabOf(filters)}
      onChange={(status) => setFilters(inbox, { status: status === 'pending' ? '' : status })}
    />
  );
}

function MarkedFilter({ inbox, arrivals }: CountedProps) {
  const { t } = useTranslation('comments');
  const { filters } = useContextOf(inbox, 'query').query;
  const { counts } = useContextOf(arrivals, 'counts');
  const isOn = filters['marked'] === '1';
  const name = t('filter.marked');
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      fw={400}
      px="sm"
      aria-pressed={isOn}
      leftSection={<WatchIcon size={16} aria-hidden />}
      onClick={() => setFilters(inbox, { marked: isOn ? '' : '1' })}
    >
      {/* The count covers all comments, so it is shown where all are listed. */}
      {counts && inboxTabOf(filters) === 'all' ? `${name} ${counts.marked}` : name}
    </Button>
  );
}
