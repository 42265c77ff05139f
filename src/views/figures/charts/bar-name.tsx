interface Props {
  x: number | string;
  y: number | string;
  lines: readonly string[];
}

/** The name beside a bar, on one line or two. */
export function BarName({ x, y, lines: [first, second] }: Props) {
  const end = Number(x) - 10;
  return (
    <text x={end} y={Number(y)} textAnchor="end" fontSize={12} fill="currentColor">
      <tspan x={end} dy={second === undefined ? '0.35em' : '-0.2em'}>
        {first}
      </tspan>
      {second !== undefined && (
        <tspan x={end} dy="1.1em">
          {second}
        </tspan>
      )}
    </text>
  );
}
