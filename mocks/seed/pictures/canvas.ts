import { type Colour, mix } from './moods.ts';

export type Point = readonly [x: number, y: number];

/** A picture that is being painted: three bytes for each pixel, row by row. */
export interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3),
});

/** Each column of pixels is cut into slices, which smooths steep edges. */
const slices = 3;

/**
 * Fills a polygon with a colour, or with one that runs from its top to its bottom. Where its outline crosses itself, the
 * inside changes to outside.
 */
export function fill(
  { width, height, pixels }: Canvas,
  points: readonly Point[],
  colour: Colour | readonly [top: Colour, bottom: Colour],
  opacity = 1,
): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
  const crossings = crossingsOf(points, left, right);
  const colours = coloursOfRows(height, Math.min(...ys), Math.max(...ys), isColour(colour) ? [colour, colour] : colour);
  const cover = new Float32Array(height);
  for (let x = left; x < right; x++) {
    const [from, to] = coverColumn(cover, crossings.slice((x - left) * slices, (x - left + 1) * slices));
    for (let y = from; y < to; y++) {
      const part = Math.min(1, cover[y] as number) * opacity;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        const present = pixels[at] as number;
        pixels[at] = present + ((colours[y * 3 + channel] as number) - present) * part + 0.5;
      }
    }
    cover.fill(0, from, to);
  }
}

const isColour = (colour: Colour | readonly [Colour, Colour]): colour is Colour => typeof colour[0] === 'number';

/** The colour of each row of a polygon, in three numbers. */
function coloursOfRows(height: number, first: number, last: number, [top, bottom]: readonly [Colour, Colour]) {
  const colours = new Float32Array(height * 3);
  for (let y = Math.max(0, Math.floor(first)); y < Math.min(height, last); y++)
    colours.set(mix(top, bottom, Math.max(0, (y - first) / Math.max(1, last - first))), y * 3);
  return colours;
}

/** Where the middle of each slice from one column up to another crosses the outline. */
function crossingsOf(points: readonly Point[], from: number, to: number): number[][] {
  const crossings = Array.from({ length: Math.max(0, to - from) * slices }, (): number[] => []);
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as Point;
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)].map((x) => (x - from) * slices - 0.5) as [
      number,
      number,
    ];
    for (let slice = Math.max(0, Math.ceil(left)); slice < Math.min(crossings.length, right); slice++) {
      const x = from + (slice + 0.5) / slices;
      crossings[slice]?.push(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
    }
  });
  return crossings;
}

/** Adds up how much of each pixel of a column is inside. Returns the rows that may be. */
function coverColumn(cover: Float32Array, column: readonly number[][]): [from: number, to: number] {
  let [from, to] = [cover.length, 0];
  for (const ys of column) {
    ys.sort((a, b) => a - b);
    for (let index = 0; index + 1 < ys.length; index += 2) {
      const [top, bottom] = [Math.max(0, ys[index] ?? 0), Math.min(cover.length, ys[index + 1] ?? 0)];
      for (let y = Math.floor(top); y < bottom; y++)
        cover[y] = (cover[y] as number) + (Math.min(bottom, y + 1) - Math.max(top, y)) / slices;
      from = Math.min(from, Math.floor(top));
      to = Math.max(to, Math.ceil(bottom));
    }
  }
  return [from, to];
}
