import type { Look } from '#src/domain/figures/colours.ts';
import type { Charted } from './charted.ts';
import type { Paint } from './hatching.tsx';
import classes from './chart.module.css';

interface Props extends Pick<Charted, 'rows' | 'series' | 'periods'> {
  paint: Paint;
}

/** The meaning of colours, as a list of names (W7.11), and both periods of a comparison. */
export function ChartLegend({ rows, series, periods, paint }: Props) {
  const ofRows = [...new Set(rows.flatMap(({ look }) => look ?? []))].slice(0, 3);
  return (
    <ul className={classes.legend}>
      {series.length > 1 &&
        series.map(({ name, look }) => (
          <li key={name}>
            <Swatch looks={[look]} paint={paint} />
            {name}
          </li>
        ))}
      {periods && (
        <>
          <li>
            <Swatch looks={ofRows.length > 0 ? ofRows : series.map(({ look }) => look)} paint={paint} />
            {periods.now}
          </li>
          <li>
            <svg width="12" height="12" aria-hidden>
              <rect width="12" height="12" rx="2" className={classes.before} />
            </svg>
            {periods.before}
          </li>
        </>
      )}
    </ul>
  );
}

/** The colours of a name: several where each row has its own. */
function Swatch({ looks, paint }: { looks: readonly Look[]; paint: Paint }) {
  const width = 12 / looks.length;
  return (
    <svg width="12" height="12" aria-hidden>
      {looks.map((look, index) => (
        <rect key={look.colour} x={index * width} width={width} height="12" fill={paint(look, false)} />
      ))}
    </svg>
  );
}
