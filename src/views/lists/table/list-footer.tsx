import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListQuery, pageSizes } from '#src/domain/content/list-query.ts';
import { PageNumbers } from '#src/views/looks/page-numbers.tsx';
import { PlainSelect } from '#src/views/looks/plain-select.tsx';
import classes from './paged-list.module.css';

interface Props extends Pick<ListQuery, 'pageNum' | 'pageSize'> {
  /** The number of items shown, and the number on all pages. */
  shown: number;
  total: number;
  isPhone: boolean;
  /** A stable function. */
  onChange: (change: Partial<ListQuery>) => void;
}

/** The position in the list, the page size, and links to the other pages. */
export const ListFooter = memo(({ pageNum, pageSize, shown, total, isPhone, onChange }: Props) => {
  const { t } = useTranslation('content');
  const from = (pageNum - 1) * pageSize + 1;
  return (
    <div className={classes.footer}>
      <div className={classes.range}>{total > 0 && t('list.range', { from, to: from + shown - 1 })}</div>
      <label className={classes.size}>
        {t('list.perPage')}
        <PlainSelect
          isSmall
          value={pageSize}
          onChange={({ currentTarget: { value } }) => onChange({ pageSize: Number(value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </PlainSelect>
      </label>
      <PageNumbers
        className={clsx(shown === 0 && classes.unusable)}
        siblings={isPhone ? 0 : 1}
        page={pageNum}
        total={Math.max(1, Math.ceil(total / pageSize))}
        onChange={(page) => onChange({ pageNum: page })}
      />
    </div>
  );
});
