import type { Identifier } from '@mdn/browser-compat-data';
import { isLacking, readData } from './compat.ts';

const { 'at-rules': rules, properties, selectors } = readData().css as Readonly<Record<string, Identifier>>;

/** A name, and its entry in the data. */
type Named = readonly [name: string, feature: Identifier | undefined];

/**
 * The features of a style sheet that one of the oldest supported browsers lacks: `@page`, `:has`, `text-box`, `grid-template-columns: subgrid`.
 * Vendor-prefixed names are left out, as are features that also have such a name.
 */
export function lackingInStyles(css: string): string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const found: Named[] = [
    ...[...plain.matchAll(/@([a-z-]+)/g)].map(([name, rule]): Named => [name, rules?.[rule ?? '']]),
    ...[...plain.matchAll(/[^{};@]+(?=\{)/g)].flatMap(([selector]) =>
      [...selector.matchAll(/::?([a-z][a-z-]+)/g)].map(([name, pseudo]): Named => [name, selectors?.[pseudo ?? '']]),
    ),
    ...[...plain.matchAll(/[{;]\s*([a-z][a-z-]+)\s*:([^;{}]*)/g)].flatMap(([, property = '', value = '']): Named[] => {
      const known = plain.includes(`-webkit-${property}:`) ? undefined : properties?.[property];
      if (known && isLacking(known)) return [[property, known]];
      return (value.match(/[a-z][a-z-]+/g) ?? []).map((word) => [`${property}: ${word}`, valueOf(known, word)]);
    }),
  ];
  return [...new Set(found.flatMap(([name, feature]) => (feature && isLacking(feature) ? [name] : [])))].sort();
}

/** The data writes the values of a property with hyphens or with underscores. */
const valueOf = (property: Identifier | undefined, word: string): Identifier | undefined =>
  property?.[word] ?? property?.[word.replaceAll('-', '_')];
