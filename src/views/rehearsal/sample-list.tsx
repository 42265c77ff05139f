import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { ListFooter } from '#src/views/lists/table/list-footer.tsx';
import { RowButton, RowEditLink, RowFlag, RowMenuButton } from '#src/views/lists/table/row-button.tsx';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { TableFrame } from '#src/views/lists/table/table-frame.tsx';
import { RefreshIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';

/** The heading of a list, and its filters. */
export function SampleHeading() {
  const { t } = useTranslation('content');
  const words = t('btn.edit');
  return (
    <ListHeading title={words} main={<PlainButton look="main">{words}</PlainButton>}>
      <PlainButton isSquare>
        <RefreshIcon size={16} />
      </PlainButton>
      <PlainButton>{words}</PlainButton>
      <TextInput placeholder={words} />
      <FilterSelect label={words} placeholder={words} choices={[]} value="" onChange={nothing} />
    </ListHeading>
  );
}

/** The table of a list and its foot. */
export function SampleTable() {
  const columns = useSampleColumns();
  return (
    <>
      <TableFrame
        items={items}
        columns={columns}
        selection={selection}
        query={defaultListQuery}
        awaited={false}
        onChange={nothing}
        onOpen={undefined}
      >
        {null}
      </TableFrame>
      <ListFooter {...firstPage} shown={items.length} total={100} isPhone={false} onChange={nothing} />
    </>
  );
}

interface Item {
  id: string;
}

const firstPage = { pageNum: defaultListQuery.pageNum, pageSize: defaultListQuery.pageSize };

const items = Array.from({ length: 8 }, (_, at): Item => ({ id: String(at) }));

/** Columns of each kind: a name with a flag, a badge, words, dates and actions. */
function useSampleColumns(): readonly ListColumn<Item>[] {
  const { t } = useTranslation('content');
  return useMemo(() => {
    const words = t('btn.edit');
    const column = (name: string, part: Omit<ListColumn<Item>, 'name' | 'title'>): ListColumn<Item> => ({
      name,
      title: words,
      sorts: true,
      onResize: nothing,
      ...part,
    });
    const date = () => '2026-01-01 00:00';
    const name = (
      <div className={parts.named}>
        <RowLink className={parts.title} href="/">
          {words}
        </RowLink>
        <RowFlag>{words}</RowFlag>
      </div>
    );
    const actions = (
      <>
        <RowEditLink href="/" title={words} t={t} />
        <RowButton label={words} room={words} onPress={nothing}>
          {words}
        </RowButton>
        <RowMenuButton label={words} onPress={nothing} />
      </>
    );
    return [
      column('name', { card: 'title', render: () => name }),
      column('state', { render: () => <StateBadge label={words} tone="good" /> }),
      column('kind', { render: () => words }),
      column('place', { render: () => words }),
      column('from', { isFigures: true, render: date }),
      column('to', { isFigures: true, render: date }),
      column('actions', { card: 'actions', render: () => actions }),
    ];
  }, [t]);
}

function nothing() {}

const selection = { isSelected: () => false, toggle: nothing, togglePage: nothing, labelOf: () => '', pageLabel: '' };
