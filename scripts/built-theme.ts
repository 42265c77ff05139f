import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeColors,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '#src/views/theme.ts';

const { dark, gray, blue, yellow } = DEFAULT_THEME.colors;

/** The palettes of Mantine that the app uses, besides those of its theme: a build has no others. */
export const palettes = { dark, gray, blue, yellow };

/** Replacements for modules of Mantine: the style sheet of a build already contains the variables of our theme. */
export const builtModules: Readonly<Record<string, string>> = {
  'default-colors.mjs': `export const DEFAULT_COLORS = ${JSON.stringify(palettes)}`,
  'default-css-variables.layer.css': '',
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null',
  'MantineClasses.mjs': 'export const MantineClasses = () => null',
};

/** The variables of Mantine's style sheets with the values of the theme. They are in Mantine's layer, so `base.css` can override them. */
export function themeStyles(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = { ...palettes, ...theme.colors } as MantineThemeColors;
  const variables = deepMerge(defaultCssVariablesResolver({ ...merged, colors }), cssVariables(merged));
  return `@layer mantine{${convertCssVariables(variables, ':root')}}`;
}
