import type { Point } from './canvas.ts';
import { darker, lighter, mix } from './moods.ts';
import { curve, ellipse, rectangle } from './shapes.ts';
import { paintConifers, paintHills, paintSky, type Scene } from './stage.ts';

/** A bed at a window, with the forest outside. */
export const room: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  const line = paintHills(stage, { from: 0.42 });
  paintConifers(stage, (x) => line(x) * 0.1 + height * 0.58, 13, 0.24, darker(mood.near, 0.1));
  const wall = mix(mood.low, mood.light, 0.4);
  const [left, right, top, sill] = [width * 0.2, width * 0.8, height * 0.1, height * 0.6];
  for (const part of [
    rectangle(0, 0, width, top),
    rectangle(0, 0, left, height),
    rectangle(right, 0, width, height),
    rectangle(0, sill, width, height),
  ])
    paint(part, wall);
  const frame = darker(mix(mood.accent, mood.near, 0.5), 0.05);
  for (const x of [left, (left + right) / 2, right])
    paint(rectangle(x - height * 0.01, top, height * 0.02, sill - top), frame);
  for (const y of [top, sill])
    paint(rectangle(left - height * 0.02, y - height * 0.012, right - left + height * 0.04, height * 0.024), frame);
  const cloth = chance.happens(50) ? mood.near : mood.accent;
  for (const side of [-1, 1]) {
    const x = width / 2 + side * (right - left) * 0.5;
    paint(curtain(x, side, top - height * 0.03, height * 0.72, width * 0.07), mix(cloth, mood.light, 0.45));
  }
  paint(rectangle(0, height * 0.86, width, height * 0.14), mix(frame, mood.low, 0.45));
  const [from, to] = [width * 0.24, width * 0.76];
  paint(rectangle(from - height * 0.02, height * 0.56, to - from + height * 0.04, height * 0.3), darker(frame, 0.12));
  for (const x of [from + width * 0.03, to - width * 0.2])
    paint(ellipse(x + width * 0.085, height * 0.69, width * 0.085, height * 0.055), lighter(mood.light, 0.6));
  paint(rectangle(from, height * 0.71, to - from, height * 0.22), [lighter(mood.light, 0.5), darker(mood.light, 0.06)]);
  paint(rectangle(from, height * 0.79, to - from, height * 0.1), mix(cloth, mood.light, 0.25));
};

const curtain = (x: number, side: number, top: number, foot: number, wide: number): Point[] => [
  [x + side * wide * 0.6, top],
  [x - side * wide, top],
  ...curve([x - side * wide, top], [x - side * wide * 0.7, (top + foot) / 2], [x - side * wide * 0.1, foot]),
  [x + side * wide * 0.6, foot],
];
