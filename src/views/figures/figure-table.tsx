import { Button, Group, Table, Text } from '@mantine/core';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOfRow, changeOfTotal, shareOf } from '#src/domain/figures/change.ts';
import { type Mark, markOf } from '#src/domain/figures/drill.ts';
import type { Figures, FigureRow, FigureTable as Rows } from '#src/domain/figures/figures.ts';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import { noValue } from '#src/views/lists/table/column.ts';
import { useCutEdges } from '#src/views/page/use-cut-edges.ts';
import { meanText } from '#src/views/words/number-text.ts';
import { type Drilling, FigureLink } from './figure-link.tsx';
import classes from './figures.module.css';

interface Props {
  drilling: Drilling;
  figures: Figures;
  table: Rows;
  breakdown: Breakdown;
  title: string;
  /** Folded to its first rows until somebody unfolds it. */
  folds?: boolean;
}

/** The name of a period, which breaks before its remark, and never within a day. */
const DayParts = ({ name }: { name: string }) =>
  name.split(/(?=[(（])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      <span className={classes.whole}>{part}</span>
    </Fragment>
  ));

const orNone = (value: number | null, format: (value: number) => string) => (value === null ? noValue : format(value));

/** The number of rows that a folded table shows. */
const firstRows = 10;

/** The figures of a chart; each figure and each total links to its records. */
export function FigureTable({ drilling, figures, table, breakdown: { by, split }, title, folds = false }: Props) {
  const { t } = useTranslation('figures');
  const [isUnfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCutEdges(box);
  const { words } = drilling;
  const { period, compared, unit, total, before } = figures;
  const hasMeans = figures.mean !== null;
  const partOf = (mark: Mark, column: string): Mark =>
    split ? { ...mark, keys: { ...mark.keys, [split]: column } } : mark;
  const rows = folds && !isUnfolded ? table.rows.slice(0, firstRows) : table.rows;
  const whole: Mark = { keys: {}, days: period };
  const columnName = by === 'time' ? t(`dim.${unit}`) : words.dimension(by);
  return (
    <div className={classes.beside}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div ref={box} className={classes.scroll} tabIndex={0} role="region" aria-label={t('table.name', { title })}>
        <Table className={classes.table ?? ''} aria-label={t('table.name', { title })}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{columnName}</Table.Th>
              <Table.Th scope="col">{t('table.total')}</Table.Th>
              <Table.Th scope="col">{t('table.share')}</Table.Th>
              {before !== null && <Table.Th scope="col">{t('table.before')}</Table.Th>}
              {before !== null && <Table.Th scope="col">{t('table.change')}</Table.Th>}
              {hasMeans && <Table.Th scope="col">{t('mean')}</Table.Th>}
              {split &&
                table.columns.map((column) => (
                  <Table.Th key={column} scope="col">
                    {words.value(split, column)}
                  </Table.Th>
                ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{rows.map((row) => rowOf(row))}</Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('table.total')}</Table.Th>
              <Table.Td>
                <FigureLink drilling={drilling} name={t('table.total')} value={total} mark={whole} />
              </Table.Td>
              <Table.Td>{words.share(shareOf(total, total))}</Table.Td>
              {before !== null && (
                <Table.Td>
                  <FigureLink
                    drilling={drilling}
                    name={t('link.before', { name: t('table.total') })}
                    value={before}
                    mark={{ ...whole, days: compared ?? period }}
                  />
                </Table.Td>
              )}
              {before !== null && <Table.Td>{words.change(changeOfTotal(figures))}</Table.Td>}
              {hasMeans && <Table.Td>{orNone(figures.mean, meanText)}</Table.Td>}
              {table.columns.map((column, place) => (
                <Table.Td key={column}>
                  {split && (
                    <FigureLink
                      drilling={drilling}
                      name={words.value(split, column)}
                      value={table.rows.reduce((sum, { parts }) => sum + (parts[place] ?? 0), 0)}
                      mark={partOf(whole, column)}
                    />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </div>
      <Group gap="xs">
        {folds && (
          <Button
            variant="subtle"
            size="compact-sm"
            fw={400}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t('table.first', { count: firstRows }) : t('table.all', { count: table.rows.length })}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {t('table.rounded')}
        </Text>
      </Group>
    </div>
  );

  function rowOf(row: FigureRow) {
    const name = words.row(by, row, unit);
    const mark = markOf(table, row, period);
    const earlier = row.was ?? (by === 'time' ? null : compared);
    return (
      <Table.Tr key={row.key} data-open={row.days?.isOpen || undefined}>
        <Table.Th scope="row" title={name}>
          {by === 'time' ? <DayParts name={name} /> : name}
        </Table.Th>
        <Table.Td>
          <FigureLink drilling={drilling} name={name} value={row.value} mark={mark} />
        </Table.Td>
        <Table.Td>{words.share(shareOf(row.value, total))}</Table.Td>
        {before !== null && (
          <Table.Td>
            {row.before !== null && earlier && (
              <FigureLink
                drilling={drilling}
                name={t('link.before', { name })}
                value={row.before}
                mark={{ ...mark, days: earlier }}
              />
            )}
          </Table.Td>
        )}
        {before !== null && <Table.Td>{words.change(changeOfRow(row, period))}</Table.Td>}
        {hasMeans && <Table.Td>{orNone(row.mean, meanText)}</Table.Td>}
        {row.parts.map((part, place) => (
          <Table.Td key={table.columns[place]}>
            {split && (
              <FigureLink
                drilling={drilling}
                name={t('link.part', { name, part: words.value(split, table.columns[place] ?? '') })}
                value={part}
                mark={partOf(mark, table.columns[place] ?? '')}
              />
            )}
          </Table.Td>
        ))}
      </Table.Tr>
    );
  }
}
