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

/** The palettes of Mantine that the app names, beside those of its theme: a build has no others. */
export const palettes = { dark, gray, blue, yellow };

/** What stands in a build in place of Mantine's modules: the variables of our theme alone are in its style sheet already. */
export const builtModules: Readonly<Record<string, string>> = {
  'default-colors.mjs': `export const DEFAULT_COLORS = ${JSON.stringify(palettes)}`,
  'default-css-variables.layer.css': '',
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null',
  'MantineClasses.mjs': 'export const MantineClasses = () => null',
};

/** The variables of Mantine's style sheets, as the theme has them. They are in Mantine's layer: `base.css` changes some. */
export function themeStyles(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = { ...palettes, ...theme.colors } as MantineThemeColors;
  const variables = deepMerge(defaultCssVariablesResolver({ ...merged, colors }), cssVariables(merged));
  return `@layer mantine{${convertCssVariables(variables, ':root')}}`;
}
