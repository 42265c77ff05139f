import { usePagination } from '@mantine/hooks';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NextIcon, PreviousIcon } from './icons.ts';
import classes from './page-numbers.module.css';
import { PlainButton } from './plain-button.tsx';

interface Props {
  page: number;
  total: number;
  /** The number of pages shown on each side of the current one. */
  siblings?: number;
  className?: string | undefined;
  onChange: (page: number) => void;
}

/** Buttons to the pages of a list: those beside the current one, the ends, and one step to each side. */
export function PageNumbers({ page, total, siblings = 1, className, onChange }: Props) {
  const { t } = useTranslation('content');
  const { range } = usePagination({ page, total, siblings });
  const step = (to: number, label: string, Icon: typeof NextIcon) => (
    <PlainButton isSquare aria-label={label} disabled={to < 1 || to > total} onClick={() => onChange(to)}>
      <Icon size={14} />
    </PlainButton>
  );
  return (
    <div className={clsx(classes.pages, className)}>
      {step(page - 1, t('list.previous'), PreviousIcon)}
      {range.map((item, index) =>
        item === 'dots' ? (
          // oxlint-disable-next-line react/no-array-index-key -- there is one gap on each side
          <span key={`gap ${index}`}>…</span>
        ) : (
          <PlainButton
            key={item}
            look={item === page ? 'main' : 'outlined'}
            aria-label={t('list.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onChange(item)}
          >
            {item}
          </PlainButton>
        ),
      )}
      {step(page + 1, t('list.next'), NextIcon)}
    </div>
  );
}
