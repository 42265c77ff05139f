import { globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { codeInUse } from './code-in-use.ts';
import { mustMatch } from './must-match.ts';

/** `Menu.Search` and the like in code, but not in the text of an error, and not where Mantine attaches the part to its component. */
const named = /(?<=[^\w\s"'`\]]\s*|\breturn )[A-Z]\w*\.[A-Z]\w*\b(?! = )/g;

/** Where Mantine attaches a part to its component. */
const attached = /^([A-Z]\w*\.[A-Z]\w*) = \w+;$/gm;

/** Names of components, which only the tools of React's developers show. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;

/**
 * Leaves out of a build the display names of Mantine's components, and the parts of components that neither the app nor what it
 * uses of Mantine names, such as a menu's search: a component brings all its parts otherwise, because they are its properties. A
 * build fails when Mantine no longer writes either in this form.
 */
export function leanMantine(): Plugin {
  const used = new Set<string>();
  const targets = mustMatch('lean Mantine', ['an unused part', 'a display name']);
  return {
    name: 'lean-mantine',
    apply: 'build',
    buildStart() {
      for (const code of codeInUse(globSync('{src,mocks}/**/*.{ts,tsx}')))
        for (const name of partsNamedIn(code)) used.add(name);
    },
    transform: {
      filter: { id: /\/@mantine\/\w+\/.*\.mjs$/, code: /^\w+\.[A-Z]\w* = \w+;$|\.displayName = "/m },
      handler(code) {
        const parts = withoutUnused(code, used);
        const lean = parts.replaceAll(displayName, '');
        if (parts !== code) targets.found('an unused part');
        if (lean !== parts) targets.found('a display name');
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error) targets.check();
    },
  };
}

export const partsNamedIn = (code: string): readonly string[] => code.match(named) ?? [];

/** The code of a module without the parts that nobody names. */
export const withoutUnused = (code: string, used: ReadonlySet<string>): string =>
  code.replaceAll(attached, (line, part: string) => (used.has(part) ? line : ''));
