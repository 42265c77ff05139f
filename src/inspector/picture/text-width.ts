/** The width of a monospaced character as a share of the font size; Chinese and Japanese characters take a whole. */
const narrow = 0.605;

/**
 * The width of a text in the chart's font. It is computed, not measured, so a layout needs no screen and is the same in
 * every browser.
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (isWide(character) ? 1 : narrow), 0) * size;
}

const isWide = (character: string): boolean => /[\u2E80-\uFFEF]/u.test(character);

/** Shortens a text that is longer than `most` characters; the list shows all of it. */
export const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};
