import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme as own } from '#src/views/theme.ts';

/** Where forest green means success or is the logo. All other colours follow the chosen one. */
const forestGreen = [
  'src/views/forms/password-strength.tsx',
  'src/views/logs/logs.module.css',
  'src/views/looks/logo.tsx',
  'src/views/looks/state-badge.module.css',
  'src/views/notices/toaster.tsx',
  'src/views/theme.ts',
];

test('decision 018: colours follow the theme colour, except where green means success', () => {
  const files = globSync('src/views/**/*.{ts,tsx,css}').sort();
  expect(files.filter((file) => /\bforest(?!ry|[A-Z])/.test(readFileSync(file, 'utf8')))).toEqual(forestGreen);
});

test('a destructive button differs from the main action by more than its colour', () => {
  const theme = mergeMantineTheme(DEFAULT_THEME, own);
  const groundOf = (color: string) => theme.variantColorResolver({ theme, color, variant: 'filled' }).background;
  expect(['accent', 'red'].map(groundOf)).toEqual(['var(--mantine-color-accent-filled)', 'transparent']);
});

test('no style sheet uses light-dark(): the build replaces it by variables that belong to `color-scheme`, which Mantine sets elsewhere', () => {
  const files = globSync('src/**/*.css');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('light-dark('))).toEqual([]);
});
