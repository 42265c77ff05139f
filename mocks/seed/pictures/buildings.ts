import { darker, lighter, mix } from './moods.ts';
import { below, ellipse, rectangle, stroke } from './shapes.ts';
import { paintConifers, paintHills, paintSky, type Scene, type Stage } from './stage.ts';

/** A watch tower above the forest. */
export const tower: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  const line = paintHills(stage, { from: 0.66 });
  const dark = darker(mood.near, 0.35);
  const [x, top, foot] = [(width * chance.between(30, 70)) / 100, height * 0.3, height * 0.95];
  const half = height * 0.075;
  for (const side of [-1, 1]) {
    paint(
      stroke(
        [
          [x + side * half * 0.7, top],
          [x + side * half * 1.35, foot],
        ],
        height * 0.012,
      ),
      dark,
    );
    for (const step of [0, 1, 2]) {
      const [y1, y2] = [top + (step * (foot - top)) / 3, top + ((step + 1) * (foot - top)) / 3];
      const [w1, w2] = [half * (0.7 + step * 0.217), half * (0.7 + (step + 1) * 0.217)];
      paint(
        stroke(
          [
            [x - side * w1, y1],
            [x + side * w2, y2],
          ],
          height * 0.006,
        ),
        dark,
      );
    }
  }
  paint(rectangle(x - half, top - height * 0.11, half * 2, height * 0.12), dark);
  paint(
    rectangle(x - half * 0.78, top - height * 0.088, half * 1.56, height * 0.048),
    mix(mood.accent, mood.light, 0.35),
  );
  paint(
    [
      [x - half * 1.3, top - height * 0.105],
      [x, top - height * 0.19],
      [x + half * 1.3, top - height * 0.105],
    ],
    mood.accent,
  );
  paintConifers(stage, (at) => line(at) * 0.3 + height * 0.69, 12, 0.22, darker(mood.near, 0.2));
};

/** Houses at the foot of the hills. */
export const village: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  paintHills(stage, { from: 0.6, steep: chance.happens(50) });
  paint(
    below((x) => height * (0.84 + 0.02 * Math.sin(x / 70)), width, height),
    [mix(mood.near, mood.light, 0.25), mood.near],
  );
  const count = chance.between(4, 6);
  for (let index = 0; index < count; index++) {
    const x = (width * (index + 0.5 + chance.between(-20, 20) / 100)) / count;
    paintHouse(
      stage,
      x,
      height * (0.86 + (index % 2) * 0.05),
      (height * chance.between(16, 22)) / 100,
      index % 2 === 0,
    );
  }
};

/** A house with lit windows among trees. */
export const lodge: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  const line = paintHills(stage, { from: 0.58 });
  paintConifers(stage, (x) => line(x) * 0.2 + height * 0.66, 11, 0.36, mix(mood.near, mood.far, 0.25));
  paint(
    below((x) => height * (0.85 + 0.012 * Math.sin(x / 90)), width, height),
    [mix(mood.near, mood.light, 0.15), darker(mood.near, 0.15)],
  );
  const x = (width * chance.between(36, 64)) / 100;
  const side = chance.happens(50) ? 1 : -1;
  paintHouse(stage, x + side * height * 0.34, height * 0.89, height * 0.24, true);
  paintHouse(stage, x, height * 0.9, height * 0.36, true);
  for (const at of [x - side * height * 0.42, x - side * height * 0.56])
    paint(ellipse(at, height * 0.88, height * 0.07, height * 0.055), darker(mood.near, 0.1));
};

function paintHouse({ mood, paint }: Stage, x: number, foot: number, size: number, lit: boolean): void {
  const wall = mix(mood.light, mood.accent, 0.18);
  const roof = darker(mix(mood.accent, mood.near, 0.55), 0.1);
  const [half, eaves] = [size * 0.56, foot - size * 0.52];
  paint(rectangle(x - half, eaves, half * 2, size * 0.52), [wall, darker(wall, 0.12)]);
  paint(
    [
      [x - half * 1.22, eaves + size * 0.03],
      [x - half * 0.78, foot - size],
      [x + half * 0.78, foot - size],
      [x + half * 1.22, eaves + size * 0.03],
    ],
    [lighter(roof, 0.08), roof],
  );
  const pane = lit ? mix(mood.light, mood.accent, 0.5) : darker(wall, 0.45);
  for (const at of [-0.62, 0.62])
    paint(rectangle(x + half * at - size * 0.09, foot - size * 0.38, size * 0.18, size * 0.19), pane);
  paint(rectangle(x - size * 0.085, foot - size * 0.33, size * 0.17, size * 0.33), darker(roof, 0.15));
}
