import { globSync, readFileSync } from 'node:fs';
import { parseSync, type ESTree, Visitor } from 'vite';

type Expression = ESTree.Expression | ESTree.Super;

/**
 * The titles of the tests under a folder, as written in the source, without the values of templates. A row of a table that
 * begins with an id (`R07: no network`) counts as a title too.
 */
export const titlesUnder = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`).flatMap((file) => titlesIn(file, readFileSync(file, 'utf8')));

export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!namers.has(rootOf(callee)) || !title) return;
      if (title.type === 'Literal' && typeof title.value === 'string' && !beginsWithId.test(title.value))
        titles.push(title.value);
      if (title.type === 'TemplateLiteral') titles.push(title.quasis.map(({ value }) => value.raw).join('…'));
    },
    Literal({ value }) {
      if (typeof value === 'string' && beginsWithId.test(value)) titles.push(value);
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

const beginsWithId = /^(faults? )?[A-Z]\d{1,2}(\.\d+)?\b[^:]*: /;

const namers = new Set(['test', 'it', 'describe']);

/** `test` of `test`, `test.step`, `test.for(…)`. */
function rootOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}
