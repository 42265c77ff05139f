import type { Point } from './canvas.ts';
import { darker, lighter, mix } from './moods.ts';
import { below, curve, ellipse, flyingBird, rectangle, stroke } from './shapes.ts';
import { hillLine, paintConifers, paintHills, paintSky, type Scene, type Stage } from './stage.ts';

/** Soft hills with some trees. */
export const hills: Scene = (stage) => {
  paintSky(stage);
  const line = paintHills(stage);
  paintConifers(stage, line, stage.chance.between(4, 9), 0.16, darker(stage.mood.near, 0.25));
  if (stage.chance.happens(60)) paintBirds(stage);
};

/** The steep hills of karst, at a river. */
export const karst: Scene = (stage) => {
  paintSky(stage);
  paintHills(stage, { from: 0.66, steep: true });
  paintWater(stage, 0.8);
  paintBank(stage);
};

/** A conifer forest in mist. */
export const forest: Scene = (stage) => {
  const { width, height, mood, paint } = stage;
  paintSky(stage);
  for (const depth of [0, 0.33, 0.66, 1]) {
    const line = hillLine(stage, 0.56 + depth * 0.38, 0.1);
    const colour = mix(mood.far, darker(mood.near, 0.15), depth);
    paintConifers(stage, line, Math.round(26 - depth * 13), 0.17 + depth * 0.22, colour);
    paint(below(line, width, height), [colour, mix(colour, mood.low, 0.55 - depth * 0.4)]);
  }
};

/** Open water with reeds, and birds above it. */
export const wetland: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  paintHills(stage, { from: 0.54, ranges: 3 });
  paintWater(stage, 0.56);
  const colour = darker(mood.near, 0.2);
  for (let index = 0; index < 34; index++) {
    // The reeds stand on both sides, so that the water stays open.
    const side = index % 2 === 0 ? chance.between(-2, 30) : chance.between(70, 102);
    const [x, top] = [(width * side) / 100, (height * chance.between(52, 80)) / 100];
    const lean = (width * chance.between(-25, 25)) / 1000;
    const stem = curve([x, height * 1.02], [x, (height + top) / 2], [x + lean, top]);
    paint(stroke(stem, height * 0.009, height * 0.003), colour);
    const head = stroke(
      [stem.at(-4), stem.at(-1)].flatMap((point) => (point ? [point] : [])),
      height * 0.02,
    );
    if (index % 3 === 0) paint(head, mix(mood.accent, colour, 0.45));
  }
  paintBirds(stage);
};

/** A way that winds into the hills. */
export const road: Scene = (stage) => {
  const { width, height, mood, chance, paint } = stage;
  paintSky(stage);
  const line = paintHills(stage, { from: 0.58, ranges: 3 });
  const meadow = mix(mood.near, mood.light, 0.22);
  paint(
    below((x) => line(x) * 0.4 + height * 0.44, width, height),
    [meadow, mix(mood.near, mood.far, 0.15)],
  );
  const bend = width * (chance.happens(50) ? 1 : -1) * (chance.between(9, 14) / 100);
  const [from, start] = [(width * chance.between(40, 60)) / 100, height * 0.64];
  // Nearer bends are wider, and lower than they are long.
  const way = Array.from({ length: 49 }, (_, index): Point => {
    const t = index / 48;
    return [from + bend * Math.sin(t * 2 * Math.PI) * (0.35 + t * 1.6), start + (height * 1.05 - start) * t ** 1.4];
  });
  paint(stroke(way, width * 0.006, width * 0.14), lighter(mood.low, 0.25));
  paintConifers(stage, (x) => line(x) * 0.4 + height * 0.46, 5, 0.2, darker(mood.near, 0.2));
};

function paintWater({ width, height, mood, chance, paint }: Stage, top: number): void {
  paint(rectangle(0, height * top, width, height * (1 - top)), [
    mix(mood.low, mood.high, 0.35),
    mix(mood.high, mood.near, 0.35),
  ]);
  for (let index = 0; index < 9; index++) {
    const y = height * (top + ((1 - top) * (index + 0.6)) / 9.5);
    const [x, long] = [(width * chance.between(10, 90)) / 100, (width * chance.between(4, 14)) / 100];
    paint(ellipse(x, y, long, height * 0.0035), mood.light, 0.55);
  }
}

/** The near bank of a river, with grass. */
function paintBank({ width, height, mood, paint, chance }: Stage): void {
  const shift = chance.between(0, 100);
  const bank = (x: number) => height * (0.95 + 0.035 * Math.sin(x / 150 + shift));
  paint(below(bank, width, height), darker(mood.near, 0.15));
}

function paintBirds({ width, height, mood, chance, paint }: Stage): void {
  const [x, y] = [chance.between(15, 75), chance.between(12, 28)];
  for (let index = 0; index < chance.between(3, 5); index++) {
    const [dx, dy] = [index * 4.4 + chance.between(-1, 1), (index % 2) * 5 + chance.between(-1, 2)];
    paint(flyingBird((width * (x + dx)) / 100, (height * (y + dy)) / 100, height * 0.028), darker(mood.near, 0.1), 0.8);
  }
}
