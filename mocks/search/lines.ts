import type { FoundRecord } from '#src/domain/shell/found-record.ts';

export type Item = Omit<FoundRecord, 'path'>;

/** A list that is searched: its titles and its numbers, a line for each. */
export interface Lines<One> {
  list: readonly One[];
  itemOf: (one: One) => Item;
  titles: Text;
  numbers: Text;
}

/**
 * Texts as the lines of one long text, in which a search is many times faster than in 100,000 short ones. Each line is between two
 * line breaks, in lower case.
 */
interface Text {
  text: string;
  /** The place of the line break before each line. */
  starts: Uint32Array;
  /** The different characters of all lines, without spaces and those outside the basic plane. */
  characters: () => ReadonlySet<string>;
}

export function linesOf<One>(list: readonly One[], itemOf: (one: One) => Item): Lines<One> {
  const items = list.map(itemOf);
  const [titles, numbers] = [items.map(({ title }) => title), items.map(({ number }) => number)];
  return { list, itemOf, titles: textOf(titles), numbers: textOf(numbers) };
}

/** A text as it is compared. */
export const lineOf = (text: string): string => text.toLowerCase().replaceAll('\n', ' ');

function textOf(texts: readonly string[]): Text {
  const lines = texts.map(lineOf);
  const starts = new Uint32Array(lines.length);
  let end = 0;
  lines.forEach((line, at) => {
    starts[at] = end;
    end += line.length + 1;
  });
  const text = `\n${lines.join('\n')}\n`;
  let characters: ReadonlySet<string> | undefined;
  return { text, starts, characters: () => (characters ??= charactersOf(text)) };
}

function charactersOf(text: string): ReadonlySet<string> {
  const codes = new Set<number>();
  for (let at = 0; at < text.length; at += 1) codes.add(text.charCodeAt(at));
  return new Set([...codes].map((code) => String.fromCharCode(code)).filter((one) => /[^\s\uD800-\uDFFF]/.test(one)));
}

/** The lines in which `find` finds something, in their order. It returns the place of the next match, or -1. */
export function* linesWith(
  { text, starts }: Text,
  find: (text: string, from: number) => number,
): Generator<number, void> {
  let place = find(text, 0);
  while (place >= 0) {
    const line = lineAt(starts, place);
    yield line;
    const next = starts[line + 1];
    place = next === undefined ? -1 : find(text, next);
  }
}

/** The last line that begins at the place or before it. */
function lineAt(starts: Uint32Array, place: number): number {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] as number) <= place) first = middle;
    else last = middle - 1;
  }
  return first;
}
