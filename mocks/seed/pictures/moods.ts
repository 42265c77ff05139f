import type { Chance } from '#mocks/seed/shared/random.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a picture: the sky from top to bottom, hills from far to near, the sun, and one to stand out. */
export interface Mood {
  high: Colour;
  low: Colour;
  far: Colour;
  near: Colour;
  light: Colour;
  accent: Colour;
}

const moods = {
  spring: mood('cfe3ea fbf0e0 b4d3bf 3a7a58 fff7e2 dd8f9c'),
  summer: mood('9fcbdc eef5e6 9fcab2 1b5c45 fffbe9 efb840'),
  autumn: mood('e9d3b4 fdf2de dbbf93 8a5a2f fff4d8 c6573c'),
  winter: mood('bccddb f3f3ef b5c5cf 43606d ffffff d08457'),
  mist: mood('bcd2ca eef3e9 adc7ba 2c5549 fdfff8 d9a441'),
  dusk: mood('6f7fa3 f6cfac ab98a8 324457 ffe7c2 ef9f5c'),
};

const allMoods = Object.values(moods);

/** The mood of a season, or any, with a touch of another, so that hardly two pictures have the same. */
export function moodOf(season: string, chance: Chance): Mood {
  const any = () => allMoods[chance.between(0, allMoods.length - 1)] ?? moods.summer;
  const main = Object.hasOwn(moods, season) ? moods[season as keyof typeof moods] : any();
  const touch = any();
  const part = chance.between(0, 25) / 100;
  const mixed = (name: keyof Mood) => mix(main[name], touch[name], part);
  return {
    high: mixed('high'),
    low: mixed('low'),
    far: mixed('far'),
    near: mixed('near'),
    light: mixed('light'),
    accent: mixed('accent'),
  };
}

/** A colour between two: the first at 0, the second at 1. */
export const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

export const lighter = (colour: Colour, part: number): Colour => mix(colour, white, part);
export const darker = (colour: Colour, part: number): Colour => mix(colour, black, part);

function mood(hex: string): Mood {
  const [high, low, far, near, light, accent] = hex.split(' ').map(colourOf) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ];
  return { high, low, far, near, light, accent };
}

function colourOf(hex: string): Colour {
  const number = Number.parseInt(hex, 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}
