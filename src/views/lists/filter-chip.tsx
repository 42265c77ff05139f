import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import classes from './list-summary.module.css';

/** An active filter in words; a press removes it. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('listview');
  return (
    <PlainButton
      size="small"
      data-chip
      className={classes.chip}
      aria-label={t('chips.remove', { filter: label })}
      title={label}
      onClick={({ currentTarget }) => {
        focusBeside(currentTarget);
        onRemove();
      }}
    >
      <span>{label}</span>
      <CloseIcon size={12} aria-hidden />
    </PlainButton>
  );
}

/** Moves the focus to the next chip, after the last one to the container of the chips. */
function focusBeside(chip: Element) {
  const isChip = (candidate: Element | null): candidate is HTMLElement =>
    candidate instanceof HTMLElement && 'chip' in candidate.dataset;
  const beside = [chip.nextElementSibling, chip.previousElementSibling].find(isChip) ?? chip.parentElement;
  beside?.focus();
}
