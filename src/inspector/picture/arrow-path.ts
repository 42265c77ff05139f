import type { Point } from './layout.ts';

const radius = 6;

/** An arrow as an SVG path with rounded corners. */
export function arrowPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${at(point)}`;
    const before = points[index] ?? start;
    return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, next))}`;
  });
  return `M${at(start)}${parts.join('')}`;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point near a corner, towards another point; never beyond the midpoint. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  if (length === 0) return corner;
  const part = Math.min(radius, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}
