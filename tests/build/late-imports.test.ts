import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

/** Files that may call `import()` without `imported`, which asks again for a chunk that did not come. */
const exempt: readonly string[] = [
  // The helper itself.
  'src/i18n/import-afresh.ts',
  // The mock and the tools: no production build has them.
  'src/main.tsx: #mocks/',
  'src/main.tsx: #src/dev-tools.tsx',
  'src/dev-tools.tsx',
  'src/inspector/',
  // Domain imports no i18n: whoever calls `load` of an entry passes it to `imported`.
  'src/domain/content/types/types.ts',
];

/** The dynamic imports of a source that do not go through `imported`, each as `file:line: what is loaded`. */
function bareImports(file: string, source: string): string[] {
  return [...source.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?(?=['"`\w])(['"`]?)([^'"`)]*)/g)].flatMap((found) => {
    const before = source.slice(0, found.index);
    if (/\bimported\(\s*\(\) =>\s*$/.test(before)) return [];
    const isExempt = exempt.some((one) => `${file}: ${found[2]}`.startsWith(one));
    return isExempt ? [] : [`${file}:${before.split('\n').length}: ${found[2]}`];
  });
}

test('whatever is loaded late is loaded by `imported`, which tries again (fault I1)', () => {
  const bare = Object.entries(sources).flatMap(([path, source]) => bareImports(path.replace('../../', ''), source));
  expect(bare).toEqual([]);
});

test('a bare import is reported with its place', () => {
  const source =
    "const a = imported(() => import('./a.ts'));\nconst b = import('./b.ts');\nconst c = () => import(c);\n";
  expect(bareImports('src/x.ts', source)).toEqual(['src/x.ts:2: ./b.ts', 'src/x.ts:3: c']);
  expect(bareImports('src/main.tsx', "import('#mocks/browser.ts');")).toEqual([]);
  expect(bareImports('src/main.tsx', "import('#src/late.ts');")).toEqual(['src/main.tsx:1: #src/late.ts']);
});
