import { boolean, fallback, object, parse, picklist, pipe, string, transform, unknown } from 'valibot';
import { brandColour, readColour } from './theme-colour.ts';

export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** Decision 20. */
export const sizes = ['medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

/** How somebody wants the app to look, in this browser (spec 2, 9; decisions 19, 20). */
export interface Preferences {
  /** `#rrggbb` */
  colour: string;
  scheme: Scheme;
  tabBar: boolean;
  fixedHeader: boolean;
  logo: boolean;
  pinyinSearch: boolean;
  size: Size;
}

/** All but the size, which has a cookie of its own. */
export type KeptPreferences = Omit<Preferences, 'size'>;

const Kept = object({
  colour: fallback(pipe(unknown(), transform(readColour), string()), brandColour),
  scheme: fallback(picklist(schemes), 'system'),
  tabBar: fallback(boolean(), true),
  fixedHeader: fallback(boolean(), false),
  logo: fallback(boolean(), true),
  pinyinSearch: fallback(boolean(), true),
});

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was stored, each choice judged by itself: one that is missing or bad is the default (fault H2). */
export const readPreferences = (stored: unknown, size: unknown): Preferences => ({
  ...parse(Kept, isRecord(stored) ? stored : {}),
  size: sizes.find((known) => known === size) ?? 'medium',
});

export const defaultPreferences: Preferences = readPreferences(null, null);
