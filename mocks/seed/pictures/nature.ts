import type { Point } from './canvas.ts';
import { paintGround } from './grounds.ts';
import { darker, lighter, mix } from './moods.ts';
import { curve, ellipse, leaf, rectangle, stroke, turned } from './shapes.ts';
import { paintHills, paintSky, type Scene } from './stage.ts';

/** A twig with leaves and berries, as in a herbarium. */
export const twig: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintGround(stage);
  const lean = chance.between(-16, 16) / 100;
  const [x, foot, top] = [width / 2, height * 0.93, height * 0.16];
  const stem = curve([x - width * lean, foot], [x + width * lean * 0.7, height * 0.55], [x, top]);
  const pairs = chance.between(4, 6);
  const broad = chance.between(28, 52) / 100;
  for (let index = 0; index < pairs; index++) {
    const [px, py] = stem[Math.round(4 + (index * 18) / pairs)] as Point;
    const length = height * (0.3 - (index / pairs) * 0.13);
    for (const side of [-1, 1]) {
      const direction = -Math.PI / 2 + side * (0.95 - index * 0.07);
      const green = mix(mood.near, mood.far, side === 1 ? 0.12 : 0.38);
      paint(leaf(px, py, length, length * broad, direction), [green, darker(green, 0.08)]);
      const tip: Point = [px + Math.cos(direction) * length * 0.86, py + Math.sin(direction) * length * 0.86];
      paint(stroke([[px, py], tip], height * 0.006, height * 0.002), lighter(green, 0.35));
    }
  }
  paint(
    leaf(x, top + height * 0.02, height * 0.15, height * 0.15 * broad, -Math.PI / 2),
    mix(mood.near, mood.far, 0.25),
  );
  paint(stroke(stem, height * 0.016, height * 0.006), darker(mood.near, 0.2));
  for (let index = 0; index < chance.between(0, 6); index++) {
    const [px, py] = stem[8 + index * 2] as Point;
    const side = index % 2 === 0 ? 1 : -1;
    paint(ellipse(px + side * height * 0.045, py + height * 0.02, height * 0.022), [
      lighter(mood.accent, 0.2),
      mood.accent,
    ]);
  }
};

/** A bird on a branch. */
export const bird: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  paintHills(stage, { from: 0.8, ranges: 3 });
  const side = chance.happens(50) ? 1 : -1;
  const at = (x: number, y: number): Point => [width / 2 + side * height * x, height * y];
  const bark = darker(mix(mood.near, mood.accent, 0.25), 0.3);
  const branch = curve(at(-0.95, 0.74), at(-0.1, 0.62), at(0.72, 0.68));
  paint(stroke(branch, height * 0.035, height * 0.012), bark);
  for (const index of [3, 6, 17, 20, 23]) {
    const [px, py] = branch[index] as Point;
    const up = index % 2 === 0 ? -1 : 1;
    const green = mix(mood.near, mood.far, 0.2 + (index % 3) * 0.1);
    paint(
      leaf(px, py, height * 0.15, height * 0.06, up * (0.9 + chance.between(0, 40) / 100) + (side === 1 ? 0 : Math.PI)),
      green,
    );
  }
  const coat = mix(mood.near, mood.high, chance.between(15, 45) / 100);
  const tilt = side * -0.5;
  const [bx, by] = at(0, 0.5);
  paint(
    turned(
      [
        ...around(
          bx,
          by,
          side,
          [
            [-0.12, 0.02],
            [-0.36, 0.13],
            [-0.34, 0.19],
            [-0.08, 0.1],
          ],
          height,
        ),
      ],
      tilt * 0.2,
      [bx, by],
    ),
    darker(coat, 0.25),
  );
  paint(turned(ellipse(bx, by, height * 0.16, height * 0.105), tilt, [bx, by]), coat);
  paint(
    turned(ellipse(bx + side * height * 0.03, by + height * 0.035, height * 0.11, height * 0.065), tilt, [bx, by]),
    mix(mood.light, mood.accent, 0.45),
  );
  const [hx, hy] = at(0.12, 0.37);
  paint(
    around(
      hx,
      hy,
      side,
      [
        [0.06, -0.02],
        [0.145, 0.012],
        [0.06, 0.03],
      ],
      height,
    ),
    mood.accent,
  );
  paint(ellipse(hx, hy, height * 0.082), coat);
  paint(ellipse(hx + side * height * 0.03, hy - height * 0.012, height * 0.014), darker(mood.near, 0.7));
  paint(
    leaf(
      bx + side * height * 0.07,
      by - height * 0.05,
      height * 0.26,
      height * 0.11,
      side === 1 ? Math.PI - 0.42 : 0.42,
    ),
    darker(coat, 0.15),
  );
  for (const x of [-0.015, 0.035]) paint(stroke([at(x, 0.59), at(x, 0.66)], height * 0.01), bark);
};

/** Points around a middle, which look to the other side if `side` is -1. */
const around = (x: number, y: number, side: number, points: readonly Point[], size: number): Point[] =>
  points.map(([dx, dy]) => [x + side * dx * size, y + dy * size]);

/** Seedlings in rows. */
export const seedlings: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  paintHills(stage, { from: 0.56, ranges: 3 });
  const soil = darker(mix(mood.accent, mood.near, 0.6), 0.05);
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const y = height * (0.6 + row * 0.12);
    const size = height * (0.07 + row * 0.03);
    paint(rectangle(0, y, width, height), [lighter(soil, 0.25 - row * 0.06), lighter(soil, 0.12 - row * 0.04)]);
    const count = 14 - row * 2;
    for (let index = 0; index <= count; index++) {
      const x = (width * (index + (row % 2) * 0.5 + chance.between(-8, 8) / 100)) / count;
      const foot = y + height * 0.035;
      const green = mix(mood.near, mood.far, 0.35 - row * 0.08);
      paint(
        stroke(
          [
            [x, foot],
            [x, foot - size * 0.6],
          ],
          height * 0.006,
        ),
        darker(green, 0.15),
      );
      for (const turn of [-2.5, -1.57, -0.64]) paint(leaf(x, foot - size * 0.5, size * 0.62, size * 0.26, turn), green);
    }
  }
};
