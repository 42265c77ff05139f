import { lookOf, plainLook } from '#src/domain/figures/colours.ts';
import { markOf } from '#src/domain/figures/drill.ts';
import { type Figures, type FigureTable, otherKey } from '#src/domain/figures/figures.ts';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import type { Charted, ChartedRow } from './charts/charted.ts';
import type { Drilling } from './figure-link.tsx';

/** The data of a chart from a table, in words. */
export function chartedOf(
  table: FigureTable,
  { by, split }: Breakdown,
  { period, compared, unit, total }: Figures,
  { words, hrefOf }: Drilling,
): Charted {
  // The sum of all others would dwarf the largest values, so only the table has it.
  const drawn = table.rows.filter(({ key }) => key !== otherKey);
  const rows = drawn.map((row): ChartedRow => {
    const mark = markOf(table, row, period);
    return {
      name: words.row(by, row, unit),
      values: split ? row.parts : [row.value],
      before: row.before,
      look: split ? null : lookOf(by, row.key),
      isOpen: row.days?.isOpen ?? false,
      hrefs: split
        ? table.columns.map((column) => hrefOf({ ...mark, keys: { ...mark.keys, [split]: column } }))
        : [hrefOf(mark)],
    };
  });
  const isCompared = !split && rows.some(({ before }) => before !== null);
  const greatest = drawn.reduce<FigureTable['rows'][number] | null>(
    (most, row) => (most === null || row.value > most.value ? row : most),
    null,
  );
  return {
    rows,
    series: split
      ? table.columns.map((column) => ({ name: words.value(split, column), look: lookOf(split, column) ?? plainLook }))
      : [{ name: isCompared ? words.now : words.total, look: plainLook }],
    periods: isCompared && compared ? { now: words.nowOf(period), before: words.beforeOf(compared) } : null,
    hasOpen: rows.some(({ isOpen }) => isOpen),
    summary: {
      amount: words.amount(total),
      count: rows.length,
      name: greatest ? words.row(by, greatest, unit) : '',
      most: words.number(greatest?.value ?? 0),
    },
    number: words.number,
  };
}
