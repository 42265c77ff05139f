import { cities, cityNamedIn } from './cities.ts';

/** A text without case, accents, spaces and punctuation: `Fángchénggǎng Shì` becomes `fangchenggangshi`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

/**
 * The stored name of the city that a cell names, in Chinese or as `wordsOf` spells it: `南宁`, `广西南宁市`, `Nanning City, Guangxi`.
 * Null if it names no city.
 */
export function readCity(text: string, wordsOf: (key: string) => readonly string[]): string | null {
  const wanted = plain(text)
    .replace('guangxi', '')
    .replace(/(?:city|shi)$/, '');
  const isMeant = (code: string) => wordsOf(`tourism:city.${code}`).some((word) => plain(word) === wanted);
  return (cityNamedIn(text) ?? cities.find(({ code }) => isMeant(code)))?.name ?? null;
}
