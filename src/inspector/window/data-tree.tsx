import classes from './inspector.module.css';

/** Plain data as a tree that opens part by part. */
export function DataTree({ value, name }: { value: unknown; name?: string }) {
  const label = name === undefined ? null : <span className={classes.key}>{name}: </span>;
  if (typeof value !== 'object' || value === null)
    return (
      <div className={classes.leaf} data-type={typeof value}>
        {label}
        {value === undefined ? '—' : JSON.stringify(value)}
      </div>
    );
  const parts = Object.entries(value);
  if (parts.length === 0)
    return (
      <div className={classes.leaf}>
        {label}
        {Array.isArray(value) ? '[]' : '{}'}
      </div>
    );
  const below = parts.map(([key, part]) => <DataTree key={key} name={key} value={part} />);
  if (name === undefined) return <div className={classes.data}>{below}</div>;
  return (
    <details className={classes.data}>
      <summary>
        {label}
        <span className={classes.dim}>{Array.isArray(value) ? `[${parts.length}]` : summaryOf(parts)}</span>
      </summary>
      {below}
    </details>
  );
}

const summaryOf = (parts: readonly (readonly [string, unknown])[]): string => {
  const names = parts.slice(0, 4).map(([key]) => key);
  return `{${names.join(', ')}${parts.length > 4 ? ', …' : ''}}`;
};
