import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { ButtonElement } from './button-element.tsx';

/** Forest green: the brand `#2bb87b` is the sixth; the eighth carries text and filled buttons, 5.3:1 on white. */
const forest: MantineColorsTuple = [
  '#eaf8f1',
  '#d2efe1',
  '#a6dfc4',
  '#77cfa6',
  '#4fc28d',
  '#2bb87b',
  '#229664',
  '#1b7a51',
  '#156241',
  '#0e4a31',
];

/** Mantine's red, darker where it fills a button: white on it is 5.6:1. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#c92a2a',
  '#b02525',
  '#8f1e1e',
];

/** Quiet and dense: 14 px text, 6 px corners, one accent. */
export const theme = createTheme({
  // The accent is forest green until another is chosen; forest itself stays, where it means success.
  colors: { forest, accent: forest, red },
  primaryColor: 'accent',
  primaryShade: 7,
  // Destructive buttons are outlined and only the main action is filled, so they differ with every theme colour.
  variantColorResolver: (asked) =>
    defaultVariantColorsResolver(
      asked.variant === 'filled' && asked.color === 'red' ? { ...asked, variant: 'outline' } : asked,
    ),
  respectReducedMotion: true,
  defaultRadius: 6,
  fontFamily: 'var(--app-font)',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '20px' }, h2: { fontSize: '16px' }, h3: { fontSize: '14px' } },
  },
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { component: ButtonElement } },
    ActionIcon: { defaultProps: { component: ButtonElement } },
    Alert: {
      // Mantine's yellow words on its yellow background, at 2.7:1, could not be read.
      styles: (_: unknown, { color }: { color?: string }) =>
        color === 'yellow' ? { title: { color: 'var(--mantine-color-text)' } } : {},
    },
    Popover: {
      // Else each opening holds on to what the one before had on the screen: the list of positions that may be taken
      // changes with it, and keeps the older one's elements alive, without end.
      // The shadow lifts menus and lists off the fields below them.
      defaultProps: { preventPositionChangeWhenVisible: false, shadow: 'md' },
    },
  },
});

/** Mantine works these out of the theme; the accent chosen is in the style sheet only. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-success': 'var(--mantine-color-forest-7)' },
  dark: {
    '--mantine-color-success': 'var(--mantine-color-forest-4)',
    // Mantine's labels of buttons are white, brighter than the titles above them.
    '--mantine-color-default-color': 'var(--mantine-color-text)',
    '--mantine-color-accent-light': 'color-mix(in srgb, var(--mantine-color-accent-9) 50%, black)',
    '--mantine-color-accent-light-hover': 'color-mix(in srgb, var(--mantine-color-accent-9) 70%, black)',
  },
});
