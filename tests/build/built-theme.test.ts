import { DEFAULT_THEME } from '@mantine/core';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtModules, palettes, themeStyles } from '#scripts/built-theme.ts';
import { theme } from '#src/views/theme.ts';

test('the style sheet of a build contains the variables of the theme and every variable that those name', () => {
  const styles = themeStyles();
  expect(styles).toContain('--mantine-color-accent-5: #2bb87b;');
  const set = new Set([...styles.matchAll(/(--mantine[\w-]+):/g)].map(([, name]) => name));
  const named = new Set([...styles.matchAll(/var\((--mantine[\w-]+)\)/g)].map(([, name]) => name));
  expect([...named].filter((name) => !set.has(name))).toEqual([]);
});

test('every module of Mantine that a build replaces exists', () => {
  const files = globSync(
    `node_modules/@mantine/core/{esm/core/MantineProvider,styles}/**/{${Object.keys(builtModules).join()}}`,
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
