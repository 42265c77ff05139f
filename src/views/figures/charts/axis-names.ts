/**
 * The longest line of an axis name, in Chinese characters. Names in print and pictures cannot be looked up in the
 * table, so they get more space.
 */
export const longestLine = (isFixed: boolean): number => (isFixed ? 18 : 12);

/** The width of a text in Chinese characters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[^\u0020-\u024f]/.test(letter) ? 1 : 0.58), 0);

/** One or two lines of a name beside a bar, each at most this wide in Chinese characters. The rest is cut. */
export function linesOf(name: string, longest: number): readonly string[] {
  if (widthOf(name) <= longest) return [name];
  const fitting = beginOf(name, longest);
  const place = breakOf(name, longest) ?? fitting.length;
  const rest = name.slice(place).trimStart();
  return [name.slice(0, place).trimEnd(), widthOf(rest) <= longest ? rest : `${beginOf(rest, longest - 1)}…`];
}

/** Where lines may break, the best places first: at a blank, before a bracket or after a colon, between two letters. */
const breaks = [
  / (?=\S)/g,
  /(?<=.)(?=[（《“])|(?<=[：）》、])(?=.)/g,
  /(?<=[^\p{Ps}\p{Pi} ])(?=[^\p{Pe}\p{Pf}\p{Po} ])/gu,
];

/** The best place to break a name into two complete lines, the one that makes them most equal; undefined if there is none. */
function breakOf(name: string, longest: number): number | undefined {
  for (const kind of breaks) {
    const widest = (place: number) => Math.max(widthOf(name.slice(0, place)), widthOf(name.slice(place).trimStart()));
    const places = [...name.matchAll(kind)].map(({ index }) => index).filter((place) => widest(place) <= longest);
    const [best] = places.sort((a, b) => widest(a) - widest(b));
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The beginning of a text that fits the width. */
function beginOf(text: string, longest: number): string {
  let begin = '';
  for (const letter of text) {
    if (widthOf(begin + letter) > longest) break;
    begin += letter;
  }
  return begin;
}

/** The first day of a week, or the month of a cut month: more would not fit below the first bar or point. */
export const firstDayOf = (name: string): string => /^[\d-]+/.exec(name)?.[0] ?? name;
