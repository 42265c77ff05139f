import { useCallback, useState } from 'react';
import { splitTables, type TablePiece } from '#src/domain/scoring/split-tables.ts';

/** The height of an A4 page without its margins (`paper.css`), minus a reserve: print may round each line up. */
const pageHeight = ((297 - 18 - 16) * 0.97 * 96) / 25.4;

interface Measured {
  /** The pieces of each table; null until they are measured. */
  pieces: readonly (readonly TablePiece[])[] | null;
  /** The ref of the element in a paper that contains the tables. */
  measure: (element: HTMLElement | null) => void;
}

/** Splits each table in an element into pieces by their height in print. */
export function usePieces(): Measured {
  const [pieces, setPieces] = useState<Measured['pieces']>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setPieces((former) => former ?? splitTables(tablesIn(element), pageHeight));
  }, []);
  return { pieces, measure };
}

function tablesIn(element: HTMLElement) {
  let end = (element.closest('.paper') ?? element).getBoundingClientRect().top;
  return [...element.querySelectorAll('table')].map((table) => {
    const { top, bottom } = table.getBoundingClientRect();
    const above = top - end;
    end = bottom;
    return {
      above,
      head: table.tHead?.getBoundingClientRect().height ?? 0,
      rows: [...table.tBodies].flatMap((body) => [...body.rows].map((row) => row.getBoundingClientRect().height)),
    };
  });
}
