import type { Chance } from '#mocks/seed/shared/random.ts';
import { type Canvas, fill, type Point } from './canvas.ts';
import { type Colour, lighter, mix, type Mood } from './moods.ts';
import { below, conifer, ellipse, rectangle } from './shapes.ts';

/** What a scene is painted on, and with. */
export interface Stage {
  canvas: Canvas;
  width: number;
  height: number;
  mood: Mood;
  chance: Chance;
  paint: (points: readonly Point[], colour: Colour | readonly [Colour, Colour], opacity?: number) => void;
}

/** Paints a picture of one kind. */
export type Scene = (stage: Stage) => void;

export const stageOn = (canvas: Canvas, mood: Mood, chance: Chance): Stage => ({
  canvas,
  width: canvas.width,
  height: canvas.height,
  mood,
  chance,
  paint: (points, colour, opacity) => fill(canvas, points, colour, opacity),
});

/** The sky, with a sun in its haze. */
export function paintSky({ width, height, mood, chance, paint }: Stage): void {
  paint(rectangle(0, 0, width, height * 0.8), [mood.high, mood.low]);
  paint(rectangle(0, height * 0.8, width, height * 0.2), mood.low);
  const [x, y] = [(width * chance.between(18, 82)) / 100, (height * chance.between(20, 38)) / 100];
  const radius = (height * chance.between(6, 9)) / 100;
  for (const [size, opacity] of [
    [2.6, 0.2],
    [1.7, 0.3],
    [1, 0.95],
  ] as const)
    paint(ellipse(x, y, radius * size), mood.light, opacity);
}

/** The line of hills: soft ones, or steep ones as in karst. Heights are parts of the height of the picture. */
export function hillLine({ width, height, chance }: Stage, foot: number, rise: number, steep = false) {
  const waves = Array.from({ length: 3 }, (_, index) => ({
    turn: chance.between(0, 628) / 100,
    length: ((0.34 / (index + 1)) * chance.between(75, 125)) / 100,
  }));
  const peaks = Array.from({ length: steep ? 9 : 0 }, (_, index) => ({
    at: (width * (index * 12.5 + chance.between(-5, 5))) / 100,
    wide: (width * chance.between(32, 60)) / 1000,
    high: chance.between(25, 100) / 100,
  }));
  return (x: number): number => {
    const soft = waves.reduce((sum, { turn, length }, index) => {
      return sum + Math.sin(x / (width * length * 0.3) + turn) / 2 ** index;
    }, 0);
    const sharp = peaks.reduce((most, { at, wide, high }) => {
      return Math.max(most, high * Math.exp(-(Math.abs((x - at) / wide) ** 2.6)));
    }, 0);
    return height * (foot - rise * (steep ? sharp + soft * 0.05 : soft * 0.5 + 0.5));
  };
}

/** Ranges of hills from far to near, each in the haze of the valley before it. Returns the line of the nearest. */
export function paintHills(stage: Stage, { from = 0.62, steep = false, ranges = 4 } = {}): (x: number) => number {
  const { width, height, mood, paint } = stage;
  let line: (x: number) => number = () => height;
  for (let range = 0; range < ranges; range++) {
    const depth = range / (ranges - 1);
    const isSteep = steep && range < ranges - 1;
    line = hillLine(stage, from + depth * (0.98 - from) * 0.9, isSteep ? 0.42 - depth * 0.14 : 0.17, isSteep);
    const colour = mix(mood.far, mood.near, depth * 0.92);
    paint(below(line, width, height), [colour, lighter(mix(colour, mood.low, 0.35), 0.05)]);
  }
  return line;
}

/** A row of conifers that stands on a line. */
export function paintConifers(stage: Stage, line: (x: number) => number, count: number, tall: number, colour: Colour) {
  const { width, height, chance, paint } = stage;
  for (let index = 0; index < count; index++) {
    const x = (width * (index + chance.between(10, 90) / 100)) / count;
    const size = (height * tall * chance.between(65, 120)) / 100;
    paint(conifer(x, line(x) + height * 0.012, size), colour);
  }
}
