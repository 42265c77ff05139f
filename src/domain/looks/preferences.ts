import { brandColour, readColour } from './theme-colour.ts';

export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** The sizes of the app's controls and texts (decision 018). */
export const sizes = ['medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

/** What was chosen in this browser (product 2, 9; decision 018). */
export interface Preferences {
  /** `#rrggbb` */
  colour: string;
  scheme: Scheme;
  tabBar: boolean;
  fixedHeader: boolean;
  logo: boolean;
  pinyinSearch: boolean;
  /** Whether charts are hatched on the screen, too. */
  hatching: boolean;
  /** The accounts that have switched the single keys of inboxes off (decision 039): each account on a shared computer has its own choice. */
  keysOff: readonly string[];
  /** Whether wide screens show the pane with what a form is about, and its share of the width in percent. */
  paneOpen: boolean;
  paneShare: number;
  size: Size;
}

/** The preferences in local storage: all but the size, which has its own cookie. */
export type KeptPreferences = Omit<Preferences, 'size'>;

/** Reads stored preferences. Each one is checked alone; a missing or invalid one becomes the default (fault H2). */
export function readPreferences(stored: unknown, size: unknown): Preferences {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const share = found['paneShare'];
  const flag = (name: keyof Preferences, usual: boolean) => (typeof found[name] === 'boolean' ? found[name] : usual);
  return {
    colour: readColour(found['colour']) ?? brandColour,
    scheme: schemes.find((known) => known === found['scheme']) ?? 'system',
    tabBar: flag('tabBar', true),
    fixedHeader: flag('fixedHeader', false),
    logo: flag('logo', true),
    pinyinSearch: flag('pinyinSearch', true),
    hatching: flag('hatching', false),
    keysOff: Array.isArray(found['keysOff']) ? found['keysOff'].filter((one) => typeof one === 'string') : [],
    paneOpen: flag('paneOpen', true),
    paneShare: typeof share === 'number' ? share : 40,
    size: sizes.find((known) => known === size) ?? 'medium',
  };
}

export const defaultPreferences: Preferences = readPreferences(null, null);

/** The accounts with single keys off, after one account has switched them on or off. */
export const keysOffWith = (keysOff: readonly string[], account: string, isOn: boolean): readonly string[] => [
  ...keysOff.filter((one) => one !== account),
  ...(isOn ? [] : [account]),
];
