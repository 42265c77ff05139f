import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { ListContext, Selection } from '#src/machines/lists/list-context.ts';
import { type Readable, useContextOf } from '#src/views/actors/use-snapshot.ts';
import type { Identified } from './table/column.ts';
import { type RowSelection, toggled, without, withAlso } from './table/selection.ts';

type Selected<Item> = Pick<ListContext<Item>, 'selected' | 'page'>;

/** The machine of any list, which holds the selection. */
export interface SelectingList<Item, Context extends Selected<Item> = Selected<Item>> extends Readable<{
  context: Context;
}> {
  send: (event: { type: 'select'; selected: Selection<Item> }) => void;
}

/** The check boxes of a list. `nameOf` and `pageOf` are stable functions. */
export function useRowSelection<Item extends Identified, Context extends Selected<Item>>(
  list: SelectingList<Item, Context>,
  nameOf: (item: Item) => string,
  pageOf: (context: Context) => ListPage<Item> | null = receivedPage,
): RowSelection<Item> {
  const { t } = useTranslation('content');
  const { selected } = useContextOf(list, 'selected');
  const pressed = useRef<string | null>(null);
  /** With all matches selected, the items of this page. */
  const current = useCallback(() => {
    const { context } = list.getSnapshot();
    const shown = pageOf(context)?.list ?? [];
    return { shown, selected: context.selected === 'all' ? shown : context.selected };
  }, [list, pageOf]);
  const toggle = useCallback(
    (item: Item, withShift: boolean) => {
      list.send({ type: 'select', selected: toggled(current(), item, withShift ? pressed.current : null) });
      pressed.current = item.id;
    },
    [list, current],
  );
  const togglePage = useCallback(() => {
    const { shown, selected: now } = current();
    const left = without(shown, now);
    list.send({ type: 'select', selected: left.length > 0 ? withAlso(now, left) : without(now, shown) });
  }, [list, current]);
  return useMemo(() => {
    const ids = selected === 'all' ? null : new Set(selected.map(({ id }) => id));
    return {
      isSelected: ({ id }) => ids?.has(id) ?? true,
      toggle,
      togglePage,
      labelOf: (item) => t('list.select', { title: nameOf(item) }),
      pageLabel: t('list.selectPage'),
    };
  }, [selected, toggle, togglePage, nameOf, t]);
}

const receivedPage = <Item>({ page }: Selected<Item>) => page;
