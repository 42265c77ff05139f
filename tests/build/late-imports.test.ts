import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

/** Files that may call `import()` without `imported`, which retries a failed chunk. */
const exempt: readonly string[] = [
  // The helper itself.
  'src/i18n/import-afresh.ts',
  // The mock and the tools: no production build contains them.
  'src/main.tsx: #mocks/',
  'src/main.tsx: #src/dev-tools.tsx',
  'src/dev-tools.tsx',
  'src/inspector/',
  // The domain imports no i18n: callers pass the entry’s `load` to `imported`.
  'src/domain/content/types/types.ts',
];

/** The dynamic imports of a source that bypass `imported`, each as `file:line: target`. */
function bareImports(file: string, source: string): string[] {
  return [...source.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?(?=['"`\w])(['"`]?)([^'"`)]*)/g)].flatMap((found) => {
    const before = source.slice(0, found.index);
    if (/\bimported\(\s*\(\) =>\s*$/.test(before)) return [];
    const isExempt = exempt.some((one) => `${file}: ${found[2]}`.startsWith(one));
    return isExempt ? [] : [`${file}:${before.split('\n').length}: ${found[2]}`];
  });
}

test('every dynamic import goes through `imported`, which retries (fault I1)', () => {
  const bare = Object.entries(sources).flatMap(([path, source]) => bareImports(path.replace('../../', ''), source));
  expect(bare).toEqual([]);
});

test('a bare import is reported with its location', () => {
  const source =
    "const a = imported(() => import('./a.ts'));\nconst b = import('./b.ts');\nconst c = () => import(c);\n";
  expect(bareImports('src/x.ts', source)).toEqual(['src/x.ts:2: ./b.ts', 'src/x.ts:3: c']);
  expect(bareImports('src/main.tsx', "import('#mocks/browser.ts');")).toEqual([]);
  expect(bareImports('src/main.tsx', "import('#src/late.ts');")).toEqual(['src/main.tsx:1: #src/late.ts']);
});
