/** The contrast that text needs on its background. */
const textContrast = 4.5;

/** The contrast that a shape needs to be visible on the page. */
const shapeContrast = 1.5;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkPage: Rgb = [36, 36, 36];

/** The background of hovered elements: the darkest one of a light page, and the lightest one of a dark page. */
const lightHover: Rgb = [241, 243, 245];
const darkHover: Rgb = [59, 59, 59];

/** The share of the colour in the background of the active menu entry. */
const tint = 0.14;

/**
 * The ten shades of a colour, from light to dark. They meet these contrasts for every colour: the third is at least as
 * bright as text on a dark page; the fifth is readable as text on a dark page; the eighth is readable as text on a light
 * page, and as a background of white text. The sixth is the colour itself, moved only if it would be invisible on the page.
 */
export function shadesOf(colour: string): readonly string[] {
  const base = madeVisible(toRgb(colour));
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

/** The contrast ratio of two colours as defined by WCAG, 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(toRgb(one), toRgb(other));

type Rgb = readonly [number, number, number];

/** Moves a colour towards white or black until it is visible on the dark and on the light page. */
function madeVisible(colour: Rgb): Rgb {
  const onDark = mix(
    colour,
    white,
    until(colour, white, 0, (shade) => contrast(shade, darkPage) >= shapeContrast),
  );
  return mix(
    onDark,
    black,
    until(onDark, black, 0, (shade) => contrast(shade, white) >= shapeContrast),
  );
}

/** The smallest share of another colour, at least `from`, with which the mixed colour is enough. */
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
