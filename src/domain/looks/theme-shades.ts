/** What text must reach on its ground. */
const textContrast = 4.5;

/** What a shape needs to be seen on the page at all. */
const shapeContrast = 1.5;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkPage: Rgb = [36, 36, 36];

/** The darkest ground of a light page and the lightest of a dark one: what is pointed at. */
const lightHover: Rgb = [241, 243, 245];
const darkHover: Rgb = [59, 59, 59];

/** How much of the colour lies under the entry of the menu that is chosen. */
const tint = 0.14;

/**
 * The ten shades of a colour, light to dark. Whatever the colour, the third is no dimmer on a dark page than the text there,
 * the fifth is readable as text on it, the eighth as text on a light one and under white words; the sixth is the colour itself, unless the page would swallow it.
 */
export function shadesOf(colour: string): readonly string[] {
  const base = offThePage(toRgb(colour));
  const readableOn = (hover: Rgb, page: Rgb) => (shade: Rgb) =>
    [hover, mix(page, base, tint)].every((ground) => contrast(shade, ground) >= textContrast);
  const lightest = 0.92;
  const text = until(base, white, 0.17, readableOn(darkHover, darkHover));
  const dark = until(base, black, 0, readableOn(lightHover, white));
  const steps = [1, 0.8, 0.55, 0.25, 0].map((step) => mix(base, white, text + Math.max(0, lightest - text) * step));
  const deeper = [0.5, 1].map((step) => mix(base, black, dark * step));
  const deepest = [0.2, 0.4].map((step) => mix(base, black, dark + (1 - dark) * step));
  return [...steps, base, ...deeper, ...deepest].map(toHex);
}

/** How far two colours stand apart, 1 to 21, as WCAG counts it. */
export const contrastOf = (one: string, other: string): number => contrast(toRgb(one), toRgb(other));

type Rgb = readonly [number, number, number];

/** A colour that would vanish on the light or the dark page is moved until it can be seen. */
function offThePage(colour: Rgb): Rgb {
  const onDark = mix(
    colour,
    white,
    until0(colour, white, (shade) => contrast(shade, darkPage) >= shapeContrast),
  );
  return mix(
    onDark,
    black,
    until0(onDark, black, (shade) => contrast(shade, white) >= shapeContrast),
  );
}

const until0 = (colour: Rgb, towards: Rgb, isEnough: (shade: Rgb) => boolean) => until(colour, towards, 0, isEnough);

/** How much of another colour must be mixed in, at least `from`, until it is enough. */
function until(colour: Rgb, towards: Rgb, from: number, isEnough: (shade: Rgb) => boolean): number {
  for (let share = from; share < 1; share += 0.01) if (isEnough(rounded(mix(colour, towards, share)))) return share;
  return 1;
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [channel(0), channel(1), channel(2)];
};

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const rounded = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)];

const toRgb = (colour: string): Rgb => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const toHex = (colour: Rgb): string =>
  `#${rounded(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
