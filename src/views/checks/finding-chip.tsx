import { useTranslation } from 'react-i18next';
import { checkIds } from '#src/domain/checks/finding.ts';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';

export interface FindingChipProps {
  /** The address may contain any word. */
  check: string;
  onRemove: () => void;
}

/** The filter of a list by what a check finds; a press removes it. */
export function FindingChip({ check, onRemove }: FindingChipProps) {
  const { t } = useTranslation(['findings', 'listview']);
  const known = checkIds.find((one) => one === check);
  return (
    <FilterChip
      label={t('listview:chips.chip', { label: t('label'), value: known ? t(`of.${known}`) : check })}
      onRemove={onRemove}
    />
  );
}
