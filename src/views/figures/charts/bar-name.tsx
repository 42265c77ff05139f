interface Props {
  x: number | string;
  y: number | string;
  lines: readonly string[];
}

/** The name beside a bar, on one line or two. */
export function BarName({ x, y, lines }: Props) {
  const left = Number(x) - 10;
  return (
    <text x={left} y={Number(y)} textAnchor="end" fontSize={12} fill="currentColor">
      {lines.map((line, index) => (
        <tspan key={index} x={left} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.55}em` : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
