import { useEffect, useState } from 'react';
import { noValue } from '#src/views/lists/table/column.ts';

/** Why a chosen column does not show: the table has no room for it, this page has no content for it, or the cards leave it out. */
export type Absence = 'noRoom' | 'empty' | 'noCard';

/**
 * The chosen columns that do not show on the page of the button, by their titles. They are read from the list, because its layout alone decides what fits
 * (`table/use-fitted-columns.ts`), and again whenever it changes.
 */
export function useAbsences(button: Element): (title: string) => Absence | null {
  const page = button.closest('#main > *');
  const [list, setList] = useState(() => page && read(page));
  useEffect(() => {
    if (!page) return undefined;
    const watcher = new MutationObserver(() => setList(read(page)));
    watcher.observe(page, { subtree: true, childList: true, attributeFilter: ['hidden'] });
    return () => watcher.disconnect();
  }, [page]);
  return (title) => {
    if (list?.onCards) return list.onCards.has(title) ? null : 'noCard';
    return list?.hidden.get(title) ?? null;
  };
}

interface ShownList {
  /** The names of the fields on the cards of a phone; null where there are none. */
  onCards: ReadonlySet<string> | null;
  /** The hidden columns of a table. */
  hidden: ReadonlyMap<string, Absence>;
}

function read(page: Element): ShownList {
  const names = [...page.querySelectorAll('li dt')];
  const table = page.querySelector('table');
  const rows = [...(table?.tBodies[0]?.rows ?? [])];
  const isEmpty = (at: number) =>
    rows.every(({ cells }) => ['', noValue].includes(cells[at]?.textContent.trim() ?? ''));
  return {
    onCards: names.length > 0 && !table ? new Set(names.map(titleOf)) : null,
    hidden: new Map(
      [...(table?.tHead?.rows[0]?.cells ?? [])]
        .filter(({ hidden }) => hidden)
        .map((head) => [titleOf(head), isEmpty(head.cellIndex) ? 'empty' : 'noRoom']),
    ),
  };
}

const titleOf = ({ textContent }: Element): string => textContent.trim();
