import type { Point } from './canvas.ts';

// Outlines of what the pictures show.

export const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export function ellipse(x: number, y: number, across: number, down = across): Point[] {
  return Array.from({ length: 72 }, (_, index) => {
    const turn = (index / 72) * 2 * Math.PI;
    return [x + across * Math.cos(turn), y + down * Math.sin(turn)];
  });
}

/** The lower half of an ellipse: a bowl. */
export const halfEllipse = (x: number, y: number, across: number, down: number): Point[] =>
  ellipse(x, y, across, down).slice(0, 37);

/** Everything below a line that gives the height for each x. */
export function below(line: (x: number) => number, width: number, bottom: number): Point[] {
  const ridge = Array.from({ length: Math.ceil(width / 3) + 1 }, (_, index): Point => [index * 3, line(index * 3)]);
  return [...ridge, [width + 3, bottom], [0, bottom]];
}

/** A line with a thickness, which may change from its start to its end. */
export function stroke(points: readonly Point[], start: number, end = start): Point[] {
  const sides = points.map(([x, y], index): [Point, Point] => {
    const [x1, y1] = points[Math.max(0, index - 1)] as Point;
    const [x2, y2] = points[Math.min(points.length - 1, index + 1)] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const half = (start + ((end - start) * index) / (points.length - 1)) / 2;
    const [dx, dy] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
    return [
      [x + dx, y + dy],
      [x - dx, y - dy],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}

/** Points on a smooth curve from one point by way of another to a third. */
export function curve([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x1 + b * x2 + c * x3, a * y1 + b * y2 + c * y3];
  });
}

/** A leaf that grows from a point in a direction, in radians. */
export function leaf(x: number, y: number, length: number, width: number, direction: number): Point[] {
  const side = (sign: number) =>
    Array.from({ length: 21 }, (_, index): Point => {
      const t = index / 20;
      return [t * length, (sign * width * Math.sin(Math.PI * t ** 0.8)) / 2];
    });
  return turned([...side(1), ...side(-1).toReversed()], direction).map(([px, py]) => [x + px, y + py]);
}

/** A conifer of three tiers on its foot. */
export function conifer(x: number, foot: number, height: number): Point[] {
  const half = height * 0.2;
  const side = (sign: number): Point[] => [
    [x, foot - height],
    [x + sign * half * 0.5, foot - height * 0.62],
    [x + sign * half * 0.28, foot - height * 0.62],
    [x + sign * half * 0.78, foot - height * 0.34],
    [x + sign * half * 0.42, foot - height * 0.34],
    [x + sign * half, foot - height * 0.07],
    [x + sign * height * 0.022, foot - height * 0.07],
    [x + sign * height * 0.022, foot],
  ];
  return [...side(1), ...side(-1).toReversed()];
}

/** A bird in flight, far away. */
export const flyingBird = (x: number, y: number, span: number): Point[] => [
  ...curve([x - span, y - span * 0.3], [x - span * 0.4, y - span * 0.55], [x, y]),
  ...curve([x, y], [x + span * 0.4, y - span * 0.55], [x + span, y - span * 0.3]),
  ...curve([x + span, y - span * 0.3], [x + span * 0.4, y - span * 0.35], [x, y + span * 0.16]),
  ...curve([x, y + span * 0.16], [x - span * 0.4, y - span * 0.35], [x - span, y - span * 0.3]),
];

export const turned = (points: readonly Point[], angle: number, [cx, cy]: Point = [0, 0]): Point[] =>
  points.map(([x, y]) => [
    cx + (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle),
    cy + (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle),
  ]);
