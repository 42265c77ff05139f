import type auth from './zh/auth.ts';
import type bulk from './zh/bulk.ts';
import type common from './zh/common.ts';
import type content from './zh/content.ts';
import type editor from './zh/editor.ts';
import type home from './zh/home.ts';
import type leaving from './zh/leaving.ts';
import type listview from './zh/listview.ts';
import type logs from './zh/logs.ts';
import type settings from './zh/settings.ts';
import type place from './zh/place.ts';
import type profile from './zh/profile.ts';
import type homePage from './zh/homePage.ts';
import type palette from './zh/palette.ts';
import type roles from './zh/roles.ts';
import type rich from './zh/rich.ts';
import type shell from './zh/shell.ts';
import type tourism from './zh/tourism.ts';
import type tables from './zh/tables.ts';
import type viewAs from './zh/viewAs.ts';
import type users from './zh/users.ts';
import type watch from './zh/watch.ts';

/** The texts by namespace. Chinese is the type: the other languages must have the same keys. */
export interface Texts {
  common: typeof common;
  auth: typeof auth;
  shell: typeof shell;
  content: typeof content;
  bulk: typeof bulk;
  editor: typeof editor;
  home: typeof home;
  leaving: typeof leaving;
  listview: typeof listview;
  logs: typeof logs;
  settings: typeof settings;
  place: typeof place;
  profile: typeof profile;
  homePage: typeof homePage;
  palette: typeof palette;
  tourism: typeof tourism;
  tables: typeof tables;
  rich: typeof rich;
  viewAs: typeof viewAs;
  roles: typeof roles;
  users: typeof users;
  watch: typeof watch;
}

export type Namespace = keyof Texts;

/** What a language's file must hold. */
export type TextsOf<Name extends Namespace> = Readonly<Record<keyof Texts[Name], string>>;
