import { useTranslation } from 'react-i18next';
import { approvalFilters } from '#src/domain/approval/filter.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { useOffers } from '#src/views/app-context.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { badgeUnderApproval } from './approval-words.ts';

interface BadgeProps {
  record: ContentRecord;
  /** The word for the public state of the record. */
  status: string;
}

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The badge of a record in a list, or the filter of the list by the review. */
export function ListPart(props: BadgeProps | FilterProps) {
  return 'record' in props ? <ListBadge {...props} /> : <ListFilter {...props} />;
}

function ListBadge({ record, status }: BadgeProps) {
  const text = useDomainText(['approval']);
  return <StateBadge {...badgeUnderApproval(record, status, text)} />;
}

function ListFilter(props: FilterProps) {
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
