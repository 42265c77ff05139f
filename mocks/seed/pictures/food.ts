import { paintTable } from './grounds.ts';
import { darker, lighter, mix } from './moods.ts';
import { curve, ellipse, halfEllipse, leaf, rectangle, stroke } from './shapes.ts';
import type { Scene, Stage } from './stage.ts';

/** A steaming bowl on a table. */
export const bowl: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintTable(stage);
  const [x, rim, across] = [(width * chance.between(44, 56)) / 100, height * 0.56, height * 0.36];
  const clay = chance.happens(50) ? mood.near : mix(mood.high, mood.near, 0.5);
  paint(ellipse(x, rim + height * 0.29, across * 0.75, height * 0.03), darker(mood.near, 0.4), 0.25);
  paint(rectangle(x - across * 0.36, rim + height * 0.23, across * 0.72, height * 0.055), darker(clay, 0.2));
  paint(halfEllipse(x, rim, across, height * 0.27), [lighter(clay, 0.15), darker(clay, 0.1)]);
  paint(ellipse(x, rim, across, height * 0.062), lighter(clay, 0.4));
  paint(ellipse(x, rim + height * 0.004, across * 0.92, height * 0.05), mix(mood.accent, mood.light, 0.35));
  for (let index = 0; index < chance.between(5, 9); index++) {
    const place = chance.between(-70, 70) / 100;
    const colour = [mood.accent, mix(mood.near, mood.far, 0.3), mood.light][index % 3] ?? mood.light;
    paint(
      ellipse(x + across * place, rim + (height * chance.between(-18, 8)) / 1000, height * 0.045, height * 0.022),
      colour,
    );
  }
  const side = chance.happens(50) ? 1 : -1;
  for (const shift of [0, 0.05])
    paint(
      stroke(
        [
          [x + side * across * 0.2, rim - height * shift * 0.2],
          [x + side * across * 1.55, rim - height * (0.26 - shift * 1.4)],
        ],
        height * 0.012,
        height * 0.017,
      ),
      darker(mix(mood.accent, mood.near, 0.5), 0.15),
    );
  paintSteam(stage, x, rim - height * 0.1);
};

/** A cup of tea, with leaves. */
export const cup: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintTable(stage);
  const [x, rim, across] = [(width * chance.between(44, 56)) / 100, height * 0.5, height * 0.19];
  const clay = mix(mood.light, mood.high, 0.3);
  paint(ellipse(x, height * 0.82, across * 1.7, height * 0.04), darker(clay, 0.2));
  paint(ellipse(x, height * 0.81, across * 1.7, height * 0.038), clay);
  const side = chance.happens(50) ? 1 : -1;
  paint(
    stroke(ellipse(x + side * across * 1.02, rim + height * 0.11, height * 0.075, height * 0.085), height * 0.024),
    darker(clay, 0.1),
  );
  paint(
    [
      ...curve([x - across, rim], [x - across, height * 0.8], [x - across * 0.5, height * 0.8]),
      ...curve([x + across * 0.5, height * 0.8], [x + across, height * 0.8], [x + across, rim]),
    ],
    [lighter(clay, 0.2), darker(clay, 0.08)],
  );
  paint(ellipse(x, rim, across, height * 0.035), lighter(clay, 0.45));
  paint(ellipse(x, rim + height * 0.004, across * 0.88, height * 0.026), mix(mood.accent, mood.near, 0.35));
  for (const turn of [-2.7, -2.2, -1.75])
    paint(
      leaf(x - side * across * 2.1, height * 0.87, height * 0.22, height * 0.085, turn + (side === 1 ? 0 : 1.35)),
      mix(mood.near, mood.far, -turn * 0.1),
    );
  paintSteam(stage, x, rim - height * 0.06);
};

/** Fruit with leaves. */
export const fruit: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintTable(stage);
  const colour = mix(mood.accent, chance.happens(50) ? mood.light : mood.near, chance.between(0, 30) / 100);
  const middle = (width * chance.between(46, 54)) / 100;
  for (const [dx, dy, size] of [
    [-0.27, 0.7, 0.16],
    [0.26, 0.69, 0.17],
    [-0.01, 0.66, 0.2],
  ] as const) {
    const [x, y, radius] = [middle + height * dx, height * dy, (height * size * chance.between(90, 106)) / 100];
    paint(ellipse(x, y + radius * 0.95, radius * 0.9, radius * 0.16), darker(mood.near, 0.4), 0.25);
    paint(ellipse(x, y, radius), [lighter(colour, 0.2), darker(colour, 0.12)]);
    paint(ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.22, radius * 0.14), lighter(colour, 0.6), 0.7);
    paint(
      stroke(
        [
          [x, y - radius * 0.85],
          [x + radius * 0.1, y - radius * 1.3],
        ],
        height * 0.013,
      ),
      darker(mood.near, 0.3),
    );
    paint(
      leaf(x + radius * 0.06, y - radius * 1.1, radius * 1.1, radius * 0.46, chance.between(-70, 0) / 100),
      mix(mood.near, mood.far, 0.2),
    );
  }
};

function paintSteam({ height, mood, paint }: Stage, x: number, foot: number): void {
  for (const shift of [-0.09, 0, 0.09]) {
    const [at, top] = [x + height * shift, foot - height * (0.22 - Math.abs(shift))];
    const middle = (foot + top) / 2;
    const line = [
      ...curve([at, foot], [at + height * 0.04, (foot + middle) / 2], [at, middle]),
      ...curve([at, middle], [at - height * 0.04, (top + middle) / 2], [at, top]),
    ];
    paint(stroke(line, height * 0.016, height * 0.004), mood.light, 0.65);
  }
}
