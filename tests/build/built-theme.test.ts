import { DEFAULT_THEME } from '@mantine/core';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtModules, missingVariables, palettes, themeStyles } from '#scripts/built-theme.ts';
import { theme } from '#src/views/theme.ts';

test('the style sheets of a build contain the variables of the theme, each once, and every variable that those name', () => {
  const [first, shell] = [themeStyles('first'), themeStyles('shell')];
  expect(first).toContain('--mantine-color-accent-5: #2bb87b;');
  expect(shell).toContain('--mantine-color-blue-5:');
  const names = (styles: string) => new Set([...styles.matchAll(/(--mantine[\w-]+):/g)].map(([, name]) => name));
  expect([...names(first)].filter((name) => names(shell).has(name))).toEqual([]);
  expect(missingVariables(first + shell)).toEqual([]);
});

test('every module that a build replaces exists', () => {
  const files = globSync(
    `{node_modules/@mantine/core/{esm/core/MantineProvider,styles},src/views/styles}/**/{${Object.keys(builtModules).join()}}`,
  );
  expect(files.map((file) => file.replace(/.*\//, '')).toSorted()).toEqual(Object.keys(builtModules).toSorted());
});

test('only palettes of the build are named', () => {
  const known = { ...palettes, ...theme.colors };
  const missing = Object.keys(DEFAULT_THEME.colors)
    .filter((name) => !(name in known))
    .join('|');
  const naming = new RegExp(`mantine-color-(${missing})|['"](${missing})['".]`);
  const files = globSync(['src/{views,app}/**/*.{ts,tsx,css}', 'mocks/ui/*.tsx']);
  expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([]);
});
