import type auth from './zh/auth.ts';
import type common from './zh/common.ts';
import type content from './zh/content.ts';
import type home from './zh/home.ts';
import type settings from './zh/settings.ts';
import type profile from './zh/profile.ts';
import type palette from './zh/palette.ts';
import type shell from './zh/shell.ts';
import type tourism from './zh/tourism.ts';
import type watch from './zh/watch.ts';

/** The texts by namespace. Chinese is the type: the other languages must have the same keys. */
export interface Texts {
  common: typeof common;
  auth: typeof auth;
  shell: typeof shell;
  content: typeof content;
  home: typeof home;
  settings: typeof settings;
  profile: typeof profile;
  palette: typeof palette;
  tourism: typeof tourism;
  watch: typeof watch;
}

export type Namespace = keyof Texts;

/** What a language's file must hold. */
export type TextsOf<Name extends Namespace> = Readonly<Record<keyof Texts[Name], string>>;
