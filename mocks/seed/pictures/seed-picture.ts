import type { ContentRecord } from '#src/domain/content/record.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { emblemOf, type Line, linesOf } from './emblems.ts';
import { choosePattern, coverage, lengthOf } from './patterns.ts';
import { type IndexedPicture, toPng } from './png.ts';

/**
 * Draws the picture of a seeded record: a pale pattern, with the emblem of the content type on a disc. It shows nothing that
 * the record's title could contradict. The same record always has the same picture.
 */
export function drawPicture(path: string, { id }: Pick<ContentRecord, 'id'>): Uint8Array<ArrayBuffer> {
  const chance = createChance(Number.parseInt(fingerprint(`${path} ${id}`).slice(0, 8), 16));
  const [width, height] = path === '/basic/carousel' ? [960, 360] : [720, 405];
  const { hue, strokes } = emblemOf(path);
  const pixels = new Uint8Array(width * height);
  paintGround({ width, height, pixels }, choosePattern(width, height, chance));
  paintEmblem({ width, height, pixels }, strokes);
  return toPng({ width, height, pixels, colours: coloursOf(hue + chance.between(-10, 10)) });
}

type Canvas = Omit<IndexedPicture, 'colours'>;

/** The index of the darkest colour; that of the lightest is 0. */
const darkest = 15;

/** The pattern, with a disc in the middle that leaves room for the emblem. */
function paintGround({ width, height, pixels }: Canvas, pattern: (x: number, y: number) => number): void {
  const radius = height * 0.36;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const outside = 1 - coverage(radius - lengthOf(x - width / 2, y - height / 2));
      pixels[y * width + x] = Math.round(outside * (2 + pattern(x, y)));
    }
}

function paintEmblem({ width, height, pixels }: Canvas, strokes: string): void {
  const unit = (height * 0.42) / 24;
  const [left, top] = [width / 2 - 12 * unit, height / 2 - 12 * unit];
  const half = 0.9 * unit;
  for (const line of linesOf(strokes)) {
    const [x1, y1, x2, y2] = [left + line[0] * unit, top + line[1] * unit, left + line[2] * unit, top + line[3] * unit];
    for (let y = Math.floor(Math.min(y1, y2) - half); y <= Math.max(y1, y2) + half + 1; y++)
      for (let x = Math.floor(Math.min(x1, x2) - half); x <= Math.max(x1, x2) + half + 1; x++) {
        const tone = Math.round(darkest * coverage(half - distanceToLine(x, y, [x1, y1, x2, y2])));
        pixels[y * width + x] = Math.max(tone, pixels[y * width + x] ?? 0);
      }
  }
}

function distanceToLine(x: number, y: number, [x1, y1, x2, y2]: Line): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2 || 1)));
  return lengthOf(x - x1 - part * dx, y - y1 - part * dy);
}

/** Sixteen tones of a hue (0–360), from nearly white to dark. */
const coloursOf = (hue: number) =>
  Array.from({ length: darkest + 1 }, (_, tone) => toRgb(hue, 0.38, 0.965 - 0.68 * (tone / darkest)));

/** The formula of CSS for `hsl()`. */
function toRgb(hue: number, saturation: number, lightness: number): readonly [number, number, number] {
  const channel = (offset: number) => {
    const k = (offset + hue / 30 + 12) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
