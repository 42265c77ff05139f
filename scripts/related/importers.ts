import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the files below `tests` that import a file. Imports of test helpers are followed transitively. */
export function findImporters(): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of globSync('tests/**/*.{ts,tsx}'))
    for (const target of importsOf(file, readFileSync(file, 'utf8')))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  return (file) => reachedFrom(file, importers);
}

/** The files of this project in the string literals of a source, which cover every form of import. */
export function importsOf(file: string, source: string): string[] {
  const own = [...source.matchAll(/'#((?:src|mocks|delivery|scripts|tests)\/[^']+)'/g)].map(([, path = '']) => path);
  const near = [...source.matchAll(/'(\.\.?\/[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  return [...own, ...near];
}

function reachedFrom(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set(importers.get(file));
  if (file.startsWith('tests/'))
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
  return [...reached];
}
