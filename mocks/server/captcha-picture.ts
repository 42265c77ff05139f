/** Letters and digits without pairs that look alike: 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const characters = 'ACDEFGHJKLMNPQRTUVWXY34679';

const width = 120;
const height = 40;
const inks = ['#14532d', '#1e40af', '#7c2d12', '#4c1d95'];

/** Draws a random captcha text of four characters. */
export const captchaText = (random: () => number): string =>
  Array.from({ length: 4 }, () => pick(characters, random)).join('');

/** Draws a text as a data URL: rotated glyphs behind lines. Each glyph is one `<text>`, in order. */
export function captchaPicture(text: string, random: () => number): string {
  const glyphs = [...text].map((character, index) => glyph(character, 18 + index * 28, random));
  const lines = Array.from({ length: 4 }, () => line(random));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#eef7f1"/>${glyphs.join('')}${lines.join('')}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

function glyph(character: string, x: number, random: () => number): string {
  const y = between(26, 32, random);
  const angle = between(-22, 22, random);
  return (
    `<text x="${x}" y="${y}" transform="rotate(${angle} ${x} ${y - 8})" text-anchor="middle" ` +
    `font-family="Verdana, Arial, sans-serif" font-size="${between(24, 28, random)}" font-weight="bold" ` +
    `fill="${pick(inks, random)}">${character}</text>`
  );
}

function line(random: () => number): string {
  const [y1, bend, y2] = [between(4, 36, random), between(0, 40, random), between(4, 36, random)];
  return `<path d="M0 ${y1} Q${between(30, 90, random)} ${bend} ${width} ${y2}" stroke="${pick(inks, random)}" stroke-opacity="0.45" fill="none"/>`;
}

const between = (low: number, high: number, random: () => number) => Math.round(low + random() * (high - low));

const pick = <Item>(items: ArrayLike<Item>, random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;
