import { type Drawing, toPng } from './png.ts';

/** What the seed's slides show: hills under a sky, in colours of their own. They are drawn when asked for and stored nowhere. */
export function seedPicture(id: string): { name: string; type: 'image/png'; bytes: Uint8Array } | null {
  const number = Number(/^carousel-([1-9]\d?)$/.exec(id)?.[1] ?? 0);
  return number >= 1 && number <= slides
    ? { name: `${id}.png`, type: 'image/png', bytes: toPng(landscape(number)) }
    : null;
}

/** How many slides there are to draw for. */
export const slides = 60;

const [width, height] = [640, 240];
const skies = 20;
const ranges = 4;
const sun = skies + ranges;
const sunRadius = 26;

function landscape(number: number): Drawing {
  // Neighbours in the list are far from one another on the wheel of colours.
  const hue = (number * 137) % 360;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) pixels.fill(Math.floor((y * skies) / height), y * width, (y + 1) * width);
  const [sunX, sunY] = [80 + ((number * 97) % 480), 45 + ((number * 31) % 40)];
  for (let y = -sunRadius; y <= sunRadius; y++) {
    const half = Math.round(Math.sqrt(sunRadius ** 2 - y ** 2));
    const middle = (sunY + y) * width + sunX;
    pixels.fill(sun, middle - half, middle + half + 1);
  }
  // The nearer hide what is behind them.
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

/** How far down a range of hills begins; the nearer, the lower. */
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
