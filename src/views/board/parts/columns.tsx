import classes from './columns.module.css';
import parts from '#src/views/styles/parts.module.css';

export interface Column {
  key: string;
  /** The full text for screen readers. */
  words: string;
  value: number;
  /** The labels below and above the column; each is optional. */
  below?: string;
  above?: string;
  /** The period has not ended yet. */
  isOpen?: boolean;
}

/** Numbers over time, as columns that begin at 0. An incomplete period is outlined. */
export function Columns({ columns, label }: { columns: readonly Column[]; label: string }) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <ol className={classes.columns} aria-label={label} data-named={columns[0]?.above !== undefined || undefined}>
      {columns.map(({ key, words, value, below, above, isOpen = false }) => (
        <li key={key} className={classes.column}>
          <span className={parts.unseen}>{words}</span>
          <span className={classes.room} aria-hidden>
            <span
              className={classes.bar}
              data-open={isOpen || undefined}
              data-empty={value === 0 || undefined}
              style={{ height: `${(value / most) * 100}%` }}
            >
              {above !== undefined && <span className={classes.above}>{above}</span>}
            </span>
          </span>
          {below !== undefined && (
            <span className={classes.below} aria-hidden>
              {below}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
