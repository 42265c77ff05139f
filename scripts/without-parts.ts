import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `Menu.Search` and the like: in code, not in the words of an error, and not where Mantine hangs the part on its component. */
const named = /(?<=[^\w\s"'`]\s*|\breturn )[A-Z]\w*\.[A-Z]\w*\b(?! = )/g;

/** Where Mantine hangs a part on its component. */
const hung = /^([A-Z]\w*\.[A-Z]\w*) = \w+;$/gm;

/**
 * Leaves those parts of Mantine's components out of a build that neither the app nor Mantine itself names: a menu's search and
 * sub-menus, for example. A component would bring all its parts with it otherwise, because they are its properties.
 */
export function withoutParts(): Plugin {
  const used = new Set<string>();
  return {
    name: 'without-parts',
    apply: 'build',
    buildStart() {
      for (const file of globSync(['{src,mocks}/**/*.{ts,tsx}', 'node_modules/@mantine/*/esm/**/*.mjs']))
        for (const name of partsNamedIn(readFileSync(file, 'utf8'))) used.add(name);
    },
    transform: {
      filter: { id: /\/@mantine\/\w+\/.*\.mjs$/, code: /^[A-Z]\w*\.[A-Z]\w* = \w+;$/m },
      handler: (code) => ({ code: withoutUnused(code, used), map: null }),
    },
  };
}

export const partsNamedIn = (code: string): readonly string[] => code.match(named) ?? [];

/** The code of a module without the parts that nobody names. */
export const withoutUnused = (code: string, used: ReadonlySet<string>): string =>
  code.replaceAll(hung, (line, part: string) => (used.has(part) ? line : ''));
