import type { Chance } from '#mocks/seed/shared/random.ts';

/** The strength of a pattern at a pixel, from 0 to 3. Fractions smooth the edges. */
type Pattern = (x: number, y: number) => number;

/** The part of a pixel that lies within an edge, from the distance to the edge. */
export const coverage = (distance: number): number => Math.min(1, Math.max(0, distance + 0.5));

/** `Math.hypot`, without its slow care for very large numbers. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

type PatternMaker = (width: number, height: number, chance: Chance) => Pattern;

/** Soft bands, each stronger than the one above it. */
const waves: PatternMaker = (width, height, chance) => {
  const bands = Array.from({ length: 3 }, (_, index) => {
    const [turn, length] = [chance.between(0, 628) / 100, (width * chance.between(12, 22)) / 100];
    const [middle, rise] = [height * (0.3 + index * 0.22), (height * chance.between(4, 9)) / 100];
    return Float32Array.from({ length: width }, (__, x) => middle + rise * Math.sin(x / length + turn));
  });
  return (x, y) => bands.reduce((sum, band) => sum + coverage(y - (band[x] ?? 0)), 0);
};

/** Wide rings around a point at the edge, like those of a tree. */
const rings: PatternMaker = (width, height, chance) => {
  const [centreX, centreY] = [chance.happens(50) ? 0 : width, (height * chance.between(0, 100)) / 100];
  const step = (width * chance.between(20, 28)) / 100;
  return (x, y) => {
    const distance = lengthOf(x - centreX, y - centreY);
    return [1, 2, 3].reduce((sum, ring) => sum + coverage(distance - ring * step), 0);
  };
};

/** Dots that grow from one side to the other. */
const dots: PatternMaker = (width, height, chance) => {
  const [step, from] = [height / chance.between(9, 14), chance.happens(50) ? 0 : width];
  return (x, y) => {
    const [dotX, dotY] = [(Math.floor(x / step) + 0.5) * step, (Math.floor(y / step) + 0.5) * step];
    const radius = step * (0.08 + (0.3 * Math.abs(dotX - from)) / width);
    return 1 + 2 * coverage(radius - lengthOf(x - dotX, y - dotY));
  };
};

/** A pattern for a picture of this size. */
export const choosePattern: PatternMaker = (width, height, chance) =>
  ([waves, rings, dots][chance.between(0, 2)] ?? waves)(width, height, chance);
