import { NativeSelect, Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ListQuery, pageSizes } from '#src/domain/content/list-query.ts';
import classes from './paged-list.module.css';

interface Props {
  query: ListQuery;
  /** The number of items shown, and the number on all pages. */
  shown: number;
  total: number;
  isPhone: boolean;
  onChange: (change: Partial<ListQuery>) => void;
}

/** The position in the list, the page size, and links to the other pages. */
export function ListFooter({ query: { pageNum, pageSize }, shown, total, isPhone, onChange }: Props) {
  const { t } = useTranslation('content');
  const from = (pageNum - 1) * pageSize + 1;
  return (
    <div className={classes.footer}>
      <div className={classes.range}>{total > 0 && t('list.range', { from, to: from + shown - 1 })}</div>
      <label className={classes.size}>
        {t('list.perPage')}
        <NativeSelect
          size="xs"
          data={pageSizes.map(String)}
          value={String(pageSize)}
          onChange={({ currentTarget: { value } }) => onChange({ pageSize: Number(value) })}
        />
      </label>
      <Pagination
        size="sm"
        className={classes.pages ?? ''}
        siblings={isPhone ? 0 : 1}
        data-unusable={shown === 0 || undefined}
        value={pageNum}
        total={Math.max(1, Math.ceil(total / pageSize))}
        onChange={(page) => onChange({ pageNum: page })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'list.next' : 'list.previous') })}
        getItemProps={(page) => ({ 'aria-label': t('list.page', { page }) })}
      />
    </div>
  );
}
