import { useTranslation } from 'react-i18next';
import { approvalFilters } from '#src/domain/approval/filter.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { useOffers } from '#src/views/app-context.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { badgeUnderApproval } from './approval-words.ts';

/** The badge of a record in a list; `status` is the word for its public state. */
export function ListBadge({ record, status }: { record: ContentRecord; status: string }) {
  const text = useDomainText(['approval']);
  return <StateBadge {...badgeUnderApproval(record, status, text)} />;
}

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

export function ListFilter(props: FilterProps) {
  const { t } = useTranslation('approval');
  // A server without reviews does not know the filter.
  if (!useOffers('approval')) return null;
  return (
    <FilterSelect
      label={t('title')}
      placeholder={t('filter.all')}
      choices={approvalFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
      {...props}
    />
  );
}
