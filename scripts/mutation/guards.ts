import { globSync, readFileSync } from 'node:fs';
import { optionsFor } from './options.ts';

/** Stryker over the guards of the machines: `npm run mutation:guards`. */
export default {
  ...optionsFor('guards', 94),
  mutate: globSync('src/machines/**/*.ts').toSorted().flatMap(guardsOf),
};

/** The range of the guards in a file, in the form of Stryker: file, first and last line. */
function guardsOf(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, first) => {
    const indent = /^( *)guards: \{/.exec(line)?.[1];
    if (indent === undefined) return [];
    const last = lines.findIndex((other, at) => at >= first && new RegExp(`^${indent}(\\w.*)?\\},$`).test(other));
    return [`${file}:${first + 1}-${last + 1}`];
  });
}
