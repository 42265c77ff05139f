import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  type CSSVariablesResolver,
  defaultCssVariablesResolver,
  type MantineThemeColors,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '#src/views/theme.ts';

const { dark, gray, blue, yellow } = DEFAULT_THEME.colors;

/** The palettes of Mantine that the app uses, besides those of its theme: a build has no others. */
export const palettes = { dark, gray, blue, yellow };

type Variables = ReturnType<CSSVariablesResolver>['variables'];

/** What the components, headings and layers of the shell and its pages use. */
const ofShell =
  /^--mantine-(color-(blue|yellow)-|color-\w+-(text|filled|light|outline)|primary-color-(\d|light)|h\d|heading|line-height-|breakpoint|shadow|z-index)/;

/** What the first screens use of these: a build fails without it. */
const ofFirst = /-color-(accent-filled|gray-light|red-light$)/;

/**
 * The variables of Mantine's style sheets with the values of the theme, of the first screens or of the shell. They are in
 * Mantine's layer, so `base.css` can override them.
 */
export function themeStyles(part: 'first' | 'shell'): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = { ...palettes, ...theme.colors } as MantineThemeColors;
  const all = deepMerge(defaultCssVariablesResolver({ ...merged, colors }), cssVariables(merged));
  const ofPart = (variables: Variables): Variables =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => isOfShell(name) === (part === 'shell')));
  const variables = { variables: ofPart(all.variables), light: ofPart(all.light), dark: ofPart(all.dark) };
  return `@layer mantine{${convertCssVariables(variables, ':root')}}`;
}

const isOfShell = (name: string): boolean => ofShell.test(name) && !ofFirst.test(name);

/** Replacements for modules that give the theme its variables: the style sheets of a build already contain them. */
export const builtModules: Readonly<Record<string, string>> = {
  'default-colors.mjs': `export const DEFAULT_COLORS = ${JSON.stringify(palettes)}`,
  'default-css-variables.layer.css': themeStyles('first'),
  'shell-variables.css': themeStyles('shell'),
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null',
  'MantineClasses.mjs': 'export const MantineClasses = () => null',
};

/** Variables of Mantine that a page uses without a value for them. */
export function missingVariables(page: string): string[] {
  const set = new Set([...page.matchAll(/(--mantine[\w-]+):/g)].map(([, name]) => name));
  const named = new Set([...page.matchAll(/var\((--mantine[\w-]+)\)/g)].map(([, name]) => name ?? ''));
  return [...named].filter((name) => !set.has(name));
}
