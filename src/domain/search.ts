import { keywordOf } from './keyword.ts';

/** Something that can be found by its title, the titles of the groups around it, and its path. */
export interface Findable {
  title: string;
  /** Titles of the groups around it: `系统` finds the pages in 系统设置. */
  above: readonly string[];
  path: string;
}

/** All readings (pinyin without tones) of a Chinese character: 角 is `jiao` and `jue`. Empty for any other character. */
export type ReadingsOf = (character: string) => readonly string[];

const noReadings: ReadingsOf = () => [];

/** Readings from a dictionary that gives those of a Chinese character without tones. Each character is looked up once. */
export function createReadings(dictionary: (character: string) => readonly string[]): ReadingsOf {
  const known = new Map<string, readonly string[]>();
  return (character) => {
    const readings = known.get(character) ?? (isHan(character) ? typedAs(dictionary(character)) : []);
    known.set(character, readings);
    return readings;
  };
}

const isHan = (character: string): boolean => /^\p{Script=Han}$/u.test(character);

/** ü has no key: people type v for it, or u. */
const typedAs = (readings: readonly string[]): readonly string[] => [
  ...new Set(
    readings.flatMap((reading) =>
      reading.includes('ü') ? [reading.replace('ü', 'v'), reading.replace('ü', 'u')] : [reading],
    ),
  ),
];

/**
 * The items that the query finds, best matches first; equal matches keep their order. The ranks are: start of the title,
 * inside the title, group titles, full pinyin, pinyin initials, path, and last the title with gaps between the letters.
 * An empty query finds nothing.
 */
export function search<Item extends Findable>(
  query: string,
  items: readonly Item[],
  readingsOf: ReadingsOf = noReadings,
): readonly Item[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const ranked = items.flatMap((item) => {
    const rank = rankOf(wanted, item, readingsOf);
    return rank === null ? [] : [{ item, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The rank of the whole query. Otherwise each word of the query must match, and the worst rank counts. */
function rankOf(wanted: string, item: Findable, readingsOf: ReadingsOf): number | null {
  const whole = rankOfTerm(wanted, item, readingsOf);
  if (whole !== null || !wanted.includes(' ')) return whole;
  const ranks = wanted.split(' ').map((term) => rankOfTerm(term, item, readingsOf));
  return ranks.some((rank) => rank === null) ? null : Math.max(...ranks.map(Number));
}

function rankOfTerm(term: string, { title, above, path }: Findable, readingsOf: ReadingsOf): number | null {
  const rules: readonly (() => boolean)[] = [
    () => plain(title).startsWith(term),
    () => plain(title).includes(` ${term}`),
    () => plain(title).includes(term),
    () => above.some((segment) => plain(segment).includes(term)),
    () => spells(term, title, 'full', readingsOf),
    () => above.some((segment) => spells(term, segment, 'full', readingsOf)),
    () => spells(term, title, 'short', readingsOf),
    () => above.some((segment) => spells(term, segment, 'short', readingsOf)),
    () => term.length > 1 && path.toLowerCase().includes(term),
    () => term.length > 1 && hasWithGaps(plain(title), term),
  ];
  const rank = rules.findIndex((matches) => matches());
  return rank < 0 ? null : rank;
}

/** Whether letters spell the title in pinyin, in full or by initials: for long lists, where `search` would be too slow. */
export const isSpelledBy = (letters: string, title: string, readingsOf: ReadingsOf): boolean =>
  spells(plain(letters), title, 'short', readingsOf);

/** Normalises a text for comparison: one width, lower case, Latin letters without accents, single spaces. */
export const plain = (text: string): string =>
  keywordOf(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

/**
 * Whether the letters spell the title in pinyin, from any of its characters on. The last syllable may be incomplete, and a
 * character may stand for itself. With `short`, an initial may replace a syllable, also mixed with full ones.
 */
function spells(letters: string, title: string, length: 'full' | 'short', readingsOf: ReadingsOf): boolean {
  const wanted = letters.replaceAll(/['’ ]/g, '');
  if (!/[a-z]/.test(wanted)) return false;
  const characters = [...plain(title)].filter((character) => character !== ' ');
  const sounds = characters.map((character) => [character, ...readingsOf(character)]);
  return sounds.some((_, start) => spellsFrom(wanted, sounds.slice(start), length));
}

function spellsFrom(wanted: string, sounds: readonly (readonly string[])[], length: 'full' | 'short'): boolean {
  let reached = new Set([0]);
  for (const readings of sounds) {
    const next = new Set<number>();
    for (const from of reached) {
      const rest = wanted.slice(from);
      for (const reading of readings) {
        if (reading.startsWith(rest)) return true;
        if (rest.startsWith(reading)) next.add(from + reading.length);
        if (length === 'short' && rest[0] === reading[0]) next.add(from + 1);
      }
    }
    reached = next;
  }
  return reached.has(wanted.length);
}

/** Whether the title contains the letters in their order, the first of them at the start of a word. */
function hasWithGaps(title: string, term: string): boolean {
  const words = title.split(' ');
  return words.some(
    (word, start) => word.startsWith(term.charAt(0)) && isSpreadOver(words.slice(start).join(' '), term),
  );
}

function isSpreadOver(text: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
}
