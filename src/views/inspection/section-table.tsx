import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useCutEdges } from '#src/views/page/use-cut-edges.ts';
import parts from '#src/views/styles/parts.module.css';
import type { Figure, ReportCell, ReportSection } from './report.ts';
import classes from './inspection.module.css';

/** The most columns that paper has room for as wide as they are. */
const mostWide = 8;

interface Props {
  section: ReportSection;
  isPaper?: boolean;
}

/** The rows of a section. On the screen each figure links to its list, and a wide table scrolls sideways. */
export function SectionTable({ section, isPaper = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useCutEdges(box);
  const { title, head, groups } = section;
  if (isPaper) return <Rows section={section} isPaper />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div ref={box} className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
      <Rows section={{ title, head, groups }} isPaper={false} />
    </div>
  );
}

function Rows({
  section: { title, head, groups },
  isPaper,
}: {
  section: Pick<ReportSection, 'title' | 'head' | 'groups'>;
  isPaper: boolean;
}) {
  const rows = groups.flatMap((group) => group.rows);
  const figures = head.map((_, index) => rows.some(({ cells }) => isFigure(cells[index - 1])));
  return (
    <table
      className={clsx(parts.table, classes.table)}
      aria-label={title}
      data-many={head.length > mostWide || undefined}
    >
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col" data-figure={figures[index] || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          {group.title && (
            <tr>
              <th scope="rowgroup" colSpan={head.length}>
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map(({ id, name, href, cells }) => (
            <tr key={id}>
              <th scope="row">{href && !isPaper ? <Link href={href}>{name}</Link> : name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-figure={figures[index + 1] || undefined}>
                  <Cell cell={cell} isPaper={isPaper} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const isFigure = (cell: ReportCell | undefined): cell is Figure => typeof cell === 'object' && 'value' in cell;

function Cell({ cell, isPaper }: { cell: ReportCell; isPaper: boolean }) {
  const { t, i18n } = useTranslation('inspection');
  if (typeof cell === 'string') return <span className={classes.whole}>{cell}</span>;
  if (!isFigure(cell)) return isPaper ? <span className={classes.whole}>{cell.label}</span> : <StateBadge {...cell} />;
  const value = cell.value.toLocaleString(i18n.language);
  if (isPaper || cell.href === null || cell.value === 0)
    return <span data-zero={cell.value === 0 || undefined}>{value}</span>;
  return (
    <Link href={cell.href} aria-label={t('link', { name: cell.name, value })}>
      {value}
    </Link>
  );
}
