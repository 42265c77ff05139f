/** What a character of a monospaced font takes, as a part of the font's size; Chinese and Japanese ones take a whole. */
const narrow = 0.605;

/**
 * The width of a text in the picture's font. It is reckoned, not measured: a layout needs no screen, and is the same in
 * every browser.
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (isWide(character) ? 1 : narrow), 0) * size;
}

const isWide = (character: string): boolean => /[\u2E80-\uFFEF]/u.test(character);

/** Shortens a text that is longer than `most` characters; the whole of it is in the list. */
export const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};
