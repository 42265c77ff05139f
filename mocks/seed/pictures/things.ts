import type { Point } from './canvas.ts';
import { paintEmblem } from './emblem.ts';
import { paintTable } from './grounds.ts';
import { darker, lighter, mix } from './moods.ts';
import { curve, ellipse, rectangle, stroke, turned } from './shapes.ts';
import type { Scene } from './stage.ts';

/** A book that stands on a table, with an emblem on its cover. */
export const book: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintTable(stage);
  const tilt = chance.between(-5, 5) / 100;
  const [x, foot] = [(width * chance.between(44, 56)) / 100, height * 0.86];
  const [wide, tall] = [height * 0.5, height * 0.68];
  const upright = (points: readonly Point[]) => turned(points, tilt, [x, foot]);
  const colour = chance.happens(55) ? mood.near : mix(mood.accent, mood.near, 0.35);
  paint(ellipse(x, foot, wide * 0.62, height * 0.025), darker(mood.near, 0.4), 0.25);
  paint(
    upright(rectangle(x - wide / 2 + height * 0.025, foot - tall + height * 0.015, wide, tall - height * 0.02)),
    lighter(mood.light, 0.4),
  );
  paint(upright(rectangle(x - wide / 2, foot - tall, wide, tall)), [lighter(colour, 0.1), colour]);
  paint(upright(rectangle(x - wide / 2, foot - tall, wide * 0.09, tall)), darker(colour, 0.22));
  const [cx, cy] = [x + wide * 0.045, foot - tall * 0.6];
  paint(upright(ellipse(cx, cy, wide * 0.29)), mix(mood.light, mood.low, 0.3));
  paintEmblem(stage, upright, cx, cy, wide * 0.29, colour);
  for (const [index, long] of [0.5, 0.34].entries())
    paint(
      upright(rectangle(cx - (wide * long) / 2, foot - tall * (0.2 - index * 0.07), wide * long, tall * 0.025)),
      mix(mood.light, colour, 0.15),
    );
  paint(upright(rectangle(x + wide * 0.3, foot - tall, wide * 0.07, tall * 0.2)), mix(mood.accent, mood.light, 0.15));
};

/** A badge with ribbons. */
export const badge: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paint(rectangle(0, 0, width, height), [lighter(mood.high, 0.25), mood.low]);
  const flags = 11;
  const string = curve([-10, height * 0.06], [width / 2, height * 0.24], [width + 10, height * 0.06]);
  paint(stroke(string, height * 0.005), darker(mood.near, 0.1), 0.7);
  for (let index = 0; index < flags; index++) {
    const [x, y] = string[index * 2 + 2] as Point;
    const colour = [mood.accent, mood.far, mood.near][index % 3] ?? mood.far;
    paint(
      [
        [x - height * 0.04, y],
        [x + height * 0.04, y],
        [x, y + height * 0.1],
      ],
      lighter(colour, 0.15),
    );
  }
  const [x, y, radius] = [width / 2, height * 0.53, height * 0.27];
  const edge = chance.between(16, 22);
  for (const side of [-1, 1])
    paint(
      [
        [x + side * radius * 0.1, y + radius * 0.7],
        [x + side * radius * 0.75, y + radius * 0.6],
        [x + side * radius * 0.95, y + radius * 1.62],
        [x + side * radius * 0.6, y + radius * 1.42],
        [x + side * radius * 0.35, y + radius * 1.68],
      ],
      [darker(mood.accent, 0.15), mood.accent],
    );
  const star = Array.from({ length: edge * 2 }, (_, index): Point => {
    const [turn, far] = [(index / edge) * Math.PI, index % 2 === 0 ? 1.13 : 1.02];
    return [x + Math.cos(turn) * radius * far, y + Math.sin(turn) * radius * far];
  });
  paint(star, mood.near);
  paint(ellipse(x, y, radius * 0.9), mix(mood.light, mood.low, 0.2));
  paint(ellipse(x, y, radius * 0.82), [mix(mood.high, mood.light, 0.3), mood.low]);
  paintEmblem(stage, (points) => [...points], x, y, radius * 0.82, mood.near);
};
