import classes from './columns.module.css';
import parts from '#src/views/styles/parts.module.css';

export interface Column {
  key: string;
  /** In full, for whoever does not see it. */
  words: string;
  value: number;
  /** Below and above the column; each may be missing. */
  below?: string;
  above?: string;
  /** Its time is not over. */
  isOpen?: boolean;
}

/** Numbers in the order of time, as columns that stand on 0. One that is not complete is outlined. */
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
