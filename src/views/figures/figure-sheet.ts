import type { TFunction } from 'i18next';
import { type Change, changeOfRow, changeOfTotal, type Share, shareOf } from '#src/domain/figures/change.ts';
import type { Figures, FigureTable } from '#src/domain/figures/figures.ts';
import type { Breakdown, Statistic } from '#src/domain/figures/statistics.ts';
import type { Cell, Sheet } from '#src/domain/tables/table.ts';
import type { FigureFact } from './figure-facts.ts';
import type { FigureWords } from './figure-words.ts';

interface Page {
  title: string;
  facts: readonly FigureFact[];
  statistic: Statistic;
  figures: Figures;
  words: FigureWords;
  t: TFunction<'figures'>;
}

/**
 * A page of figures as one sheet, so that workbook and CSV file have the same contents (W4.9): facts, total, and each
 * table as on the screen, with numbers as numbers.
 */
export function figureSheet({ title, facts, statistic, figures, words, t }: Page): Sheet {
  const { total, before, mean } = figures;
  const rows: (readonly Cell[])[] = [
    ...facts,
    [t(`total.${statistic.source}`), total],
    ...(mean === null ? [] : [[t('mean'), { mean }]]),
    ...(before === null
      ? []
      : [
          [t('table.before'), before],
          [t('table.change'), changeCell(changeOfTotal(figures), words)],
        ]),
  ];
  const headings: number[] = [];
  for (const [index, breakdown] of statistic.breakdowns.entries()) {
    const table = figures.tables[index];
    if (!table) continue;
    headings.push(rows.length + 1, rows.length + 2);
    rows.push([''], [words.title(breakdown.by)], headerOf(breakdown, table), ...rowsOf(table), sumOf(table));
  }
  const width = Math.max(...rows.map(({ length }) => length));
  return {
    name: title,
    header: filled([title], width),
    rows: rows.map((row) => filled(row, width)),
    headings,
  };

  function headerOf({ by, split }: Breakdown, { columns }: FigureTable): readonly string[] {
    return [
      by === 'time' ? t(`dim.${figures.unit}`) : words.dimension(by),
      t('table.total'),
      t('table.share'),
      ...(before === null ? [] : [t('table.before'), t('table.change')]),
      ...(mean === null ? [] : [t('mean')]),
      ...(split ? columns.map((column) => words.value(split, column)) : []),
    ];
  }

  function rowsOf(table: FigureTable): readonly (readonly Cell[])[] {
    return table.rows.map((row) => [
      words.row(table.by, row, figures.unit),
      ...valuesOf(row.value, row.before, row.mean, changeOfRow(row, figures.period)),
      ...row.parts,
    ]);
  }

  function sumOf({ columns, rows: all }: FigureTable): readonly Cell[] {
    return [
      t('table.total'),
      ...valuesOf(total, before, mean, changeOfTotal(figures)),
      ...columns.map((_, place) => all.reduce((sum, { parts }) => sum + (parts[place] ?? 0), 0)),
    ];
  }

  function valuesOf(value: number, former: number | null, points: number | null, change: Change): readonly Cell[] {
    return [
      value,
      shareCell(shareOf(value, total), words),
      ...(before === null ? [] : [former ?? '', changeCell(change, words)]),
      ...(mean === null ? [] : [points === null ? '' : { mean: points }]),
    ];
  }
}

const shareCell = (share: Share, words: FigureWords): Cell =>
  share.kind === 'share' ? { percent: share.percent } : words.share(share);

const changeCell = (change: Change, words: FigureWords): Cell =>
  change.kind === 'share' ? { percent: change.percent, isChange: true } : words.change(change);

const filled = <Value extends Cell>(row: readonly Value[], width: number): readonly (Value | '')[] => [
  ...row,
  ...Array.from({ length: width - row.length }, (): '' => ''),
];
