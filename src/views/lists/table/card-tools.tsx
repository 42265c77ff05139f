import { useTranslation } from 'react-i18next';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { PlainSelect } from '#src/views/looks/plain-select.tsx';
import classes from './list-cards.module.css';
import type { RowsProps } from './list-rows.tsx';
import { PageBox } from './table-head.tsx';

interface Props<Item> extends Pick<RowsProps<Item>, 'items' | 'columns' | 'selection'> {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

/** The functions of the table head, for cards: select the page, and sort it. */
export function CardTools<Item>({ items, columns, selection, query, onChange }: Props<Item>) {
  const { t } = useTranslation('content');
  const sorting = columns.filter(({ sorts }) => sorts);
  const isElsewhere = query.orderBy !== null && !sorting.some(({ name }) => name === query.orderBy);
  if (!selection && sorting.length === 0) return null;
  return (
    <div className={classes.tools}>
      {selection && (
        <div className={classes.box}>
          <PageBox items={items} selection={selection} />
        </div>
      )}
      {sorting.length > 0 && (
        <PlainSelect
          isSmall
          className={classes.sort}
          aria-label={t('list.sortBy')}
          value={query.orderBy === null ? '' : valueOf(query.orderBy, query.desc)}
          onChange={({ currentTarget: { value } }) => onChange(orderOf(value))}
        >
          {/* Sorted by a hidden column. */}
          {isElsewhere && <option value={valueOf(query.orderBy ?? '', query.desc)}>—</option>}
          <option value="">{t('list.unsorted')}</option>
          {sorting.flatMap(({ name, title }) => [
            <option key={valueOf(name, false)} value={valueOf(name, false)}>
              {t('list.sort.ascending', { column: title })}
            </option>,
            <option key={valueOf(name, true)} value={valueOf(name, true)}>
              {t('list.sort.descending', { column: title })}
            </option>,
          ])}
        </PlainSelect>
      )}
    </div>
  );
}

const valueOf = (name: string, desc: boolean) => `${desc ? '-' : '+'}${name}`;

const orderOf = (value: string): Partial<ListQuery> => ({
  orderBy: value.slice(1) || null,
  desc: value.startsWith('-'),
});
