/** How many Chinese characters of a name stand on a line. Nobody can look a name up in the table from a paper or a picture. */
export const longestLine = (isFixed: boolean): number => (isFixed ? 18 : 12);

/** How many Chinese characters wide a text is. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[^\u0020-\u024f]/.test(letter) ? 1 : 0.58), 0);

/** The lines of a name beside a bar, each so many Chinese characters wide at most: one, or two. What does not fit is cut. */
export function linesOf(name: string, longest: number): readonly string[] {
  if (widthOf(name) <= longest) return [name];
  const fitting = beginOf(name, longest);
  const atSpace = name.lastIndexOf(' ', fitting.length);
  // Between words, unless so much would be left that it had to be cut.
  const place = atSpace > 0 && widthOf(name.slice(atSpace + 1)) <= longest ? atSpace : fitting.length;
  const rest = name.slice(place).trimStart();
  return [name.slice(0, place).trimEnd(), widthOf(rest) <= longest ? rest : `${beginOf(rest, longest - 1)}…`];
}

/** As much of a text as is so wide at most. */
function beginOf(text: string, longest: number): string {
  let begin = '';
  for (const letter of text) {
    if (widthOf(begin + letter) > longest) break;
    begin += letter;
  }
  return begin;
}

/** A week by its first day, a cut month by its month: more would not fit below the first bar or point. */
export const firstDayOf = (name: string): string => /^[\d-]+/.exec(name)?.[0] ?? name;
