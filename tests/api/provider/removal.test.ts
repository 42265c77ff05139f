import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import type { Provider } from '#src/api/provider/provider.ts';
import { ruoyiLike } from '#mocks/dialects/ruoyi-like.ts';
import { exercise } from './exercise.ts';
import { startTwoLanguages } from './two-languages.ts';

const source = readFileSync(new URL('../../../src/api/provider/adapters/ruoyi-like.ts', import.meta.url), 'utf8').split(
  '\n',
);

/** Properties without which the adapter does not compile. */
const required = {
  name: true,
  envelope: true,
  page: true,
  authorizationPrefix: true,
  idempotencyKeys: true,
  versions: true,
  missing: true,
  calls: true,
} satisfies Record<RequiredKeysOf<Provider>, true>;
type RequiredKeysOf<Type> = { [Key in keyof Type]-?: object extends Pick<Type, Key> ? never : Key }[keyof Type];

const isRequired = (line: string) => Object.keys(required).some((name) => line.startsWith(`  ${name}: `));

/** The lines that describe differences: a property in one line, or an entry of several lines, from its first to its last. */
const parts = source.flatMap((line, start) => {
  if (isRequired(line) || !/^ {2,}(\w+|'[^']+'|\[`[^`]+`\]|\.\.\.\w.*)(:| \()/.test(line)) return [];
  if (/[,]$/.test(line)) return [{ start, end: start }];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const end = source.findIndex((other, index) => index > start && other.startsWith(`${indent}}`));
  return [{ start, end }];
});

const cache = new URL('../../../.cache/removal/', import.meta.url);
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** The adapter without some of its lines. */
async function adapterWithout(start: number, end: number): Promise<Provider> {
  const left = source.filter((_, index) => index < start || index > end).join('\n');
  const file = new URL(`${start}.ts`, cache);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, left);
  return ((await import(/* @vite-ignore */ fileURLToPath(file))) as { provider: Provider }).provider;
}

async function failuresWithout({ start, end }: (typeof parts)[number]): Promise<string[]> {
  const provider = await adapterWithout(start, end);
  return exercise(await startTwoLanguages(provider, ruoyiLike, (fetch) => vi.stubGlobal('fetch', fetch)));
}

test('no line of the adapter can be removed without a failure that names its call', async () => {
  // Calls with wrong paths are reported by the mock, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const unnoticed: string[] = [];
  for (const part of parts) {
    const failures = await failuresWithout(part);
    if (!failures.some((line) => /(^|POST |DELETE )\/\w/.test(line)))
      unnoticed.push(`${part.start + 1}: ${source[part.start]} ${failures[0] ?? ''}`);
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unnoticed).toEqual([]);
  expect(parts.length).toBeGreaterThan(80);
});
