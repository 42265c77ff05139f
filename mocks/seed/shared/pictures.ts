import { type Drawing, toPng } from './png.ts';

/** The picture of a seeded slide: hills under a sky, in its own colours. It is drawn when it is requested, and not stored. */
export function seedPicture(id: string): { name: string; type: 'image/png'; bytes: Uint8Array } | null {
  const number = Number(/^carousel-([1-9]\d?)$/.exec(id)?.[1] ?? 0);
  return number >= 1 && number <= slides
    ? { name: `${id}.png`, type: 'image/png', bytes: toPng(landscape(number)) }
    : null;
}

/** The number of slides. */
export const slides = 60;

const [width, height] = [640, 240];
const skies = 20;
const ranges = 4;
const sun = skies + ranges;
const sunRadius = 26;

function landscape(number: number): Drawing {
  // Slides that follow each other get very different hues.
  const hue = (number * 137) % 360;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) pixels.fill(Math.floor((y * skies) / height), y * width, (y + 1) * width);
  const [sunX, sunY] = [80 + ((number * 97) % 480), 45 + ((number * 31) % 40)];
  for (let y = -sunRadius; y <= sunRadius; y++) {
    const half = Math.round(Math.sqrt(sunRadius ** 2 - y ** 2));
    const middle = (sunY + y) * width + sunX;
    pixels.fill(sun, middle - half, middle + half + 1);
  }
  // Nearer hills cover those behind them.
  for (let range = 0; range < ranges; range++) {
    for (let x = 0; x < width; x++) {
      for (let y = Math.ceil(ridge(x, range, number)); y < height; y++) pixels[y * width + x] = skies + range;
    }
  }
  const sky = Array.from({ length: skies }, (_, band) => colour(hue, 45, 68 + band * 1.3));
  const hills = Array.from({ length: ranges }, (_, range) =>
    colour(110 + (hue / 360) * 70, 20 + range * 7, 58 - range * 12),
  );
  return { width, height, colours: [...sky, ...hills, colour(hue + 30, 90, 92)], pixels };
}

/** The height of the ridge of a range of hills; nearer ranges are lower. */
const ridge = (x: number, range: number, number: number): number =>
  110 +
  range * 32 +
  18 * Math.sin(x / (90 - range * 14) + number * (range + 1)) +
  7 * Math.sin(x / 23 + number + range);

/** A colour by hue in degrees, saturation and lightness in per cent. */
function colour(hue: number, saturation: number, lightness: number): [red: number, green: number, blue: number] {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const part = (turn: number): number => {
    const at = (turn + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}
