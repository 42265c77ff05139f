import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../src/api/endpoints');

/** The doc comments of an area of the endpoint table and of its rows. */
export interface AreaDoc {
  text: string;
  /** The first comment of its file that has a citation. */
  file: string;
  rows: Readonly<Record<string, string>>;
}

/** Reads the comments before a constant or function, and before the rows within it. `source` is `<file>#<name>`. */
export function docOf(source: string): AreaDoc {
  const [file = '', name = ''] = source.split('#');
  const code = readFileSync(join(folder, file), 'utf8');
  const start = new RegExp(String.raw`^(?:export )?(?:const|function) ${name}\b`, 'm').exec(code)?.index;
  if (start === undefined) throw new Error(`src/api/endpoints/${file} has no ${name}`);
  const end = code.slice(start).search(/^\}/m);
  const body = code.slice(start, end < 0 ? undefined : start + end);
  const rows = [...body.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\n +(\w+): /g)].map(
    ([, comment = '', row = '']): [string, string] => [row, plain(comment)],
  );
  return {
    text: plain(/\/\*\*((?:(?!\*\/)[^])*)\*\/\n$/.exec(code.slice(0, start))?.[1] ?? ''),
    file: commentsOf(code).find((comment) => citations(comment).length > 0) ?? '',
    rows: Object.fromEntries(rows),
  };
}

/** The comments before constants and functions. */
const commentsOf = (code: string): string[] =>
  [...code.matchAll(/^\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?:export )?(?:const|function)/gm)].map(([, comment = '']) =>
    plain(comment),
  );

/** The text of a comment without its asterisks and line ends. */
const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

/** The citations of a comment: decisions by number, sections of the product. */
export function citations(text: string): string[] {
  const decisions = [...text.matchAll(/decisions? (\d{3}(?:(?:, | and )\d{3})*)/gi)];
  const sections = [...text.matchAll(/product (\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)/gi)];
  const each = (matches: RegExpMatchArray[], kind: string) =>
    matches.flatMap(([, numbers = '']) => numbers.split(/, | and /).map((number) => `${kind} ${number}`));
  return [...each(sections, 'product'), ...each(decisions, 'decision')];
}
