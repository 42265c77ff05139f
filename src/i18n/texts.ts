import type approval from '#src/i18n/zh/approval/approval.ts';
import type auth from '#src/i18n/zh/auth.ts';
import type board from '#src/i18n/zh/board/board.ts';
import type bulk from '#src/i18n/zh/bulk.ts';
import type comments from '#src/i18n/zh/inbox/comments.ts';
import type common from '#src/i18n/zh/common.ts';
import type consultations from '#src/i18n/zh/inbox/consultations.ts';
import type content from '#src/i18n/zh/content.ts';
import type editor from '#src/i18n/zh/editor.ts';
import type home from '#src/i18n/zh/home.ts';
import type inspection from '#src/i18n/zh/inspection/inspection.ts';
import type leaving from '#src/i18n/zh/leaving.ts';
import type listview from '#src/i18n/zh/listview.ts';
import type logs from '#src/i18n/zh/logs.ts';
import type settings from '#src/i18n/zh/settings.ts';
import type place from '#src/i18n/zh/place.ts';
import type profile from '#src/i18n/zh/profile.ts';
import type findings from '#src/i18n/zh/names/findings.ts';
import type figures from '#src/i18n/zh/figures/figures.ts';
import type homePage from '#src/i18n/zh/homePage.ts';
import type nouns from '#src/i18n/zh/names/nouns.ts';
import type palette from '#src/i18n/zh/palette.ts';
import type reviews from '#src/i18n/zh/reviews.ts';
import type roles from '#src/i18n/zh/roles.ts';
import type rich from '#src/i18n/zh/rich.ts';
import type sheet from '#src/i18n/zh/sheet.ts';
import type shell from '#src/i18n/zh/shell.ts';
import type tourism from '#src/i18n/zh/tourism.ts';
import type tables from '#src/i18n/zh/tables.ts';
import type templates from '#src/i18n/zh/templates.ts';
import type viewAs from '#src/i18n/zh/viewAs.ts';
import type users from '#src/i18n/zh/users.ts';
import type watch from '#src/i18n/zh/watch.ts';

/** The texts by namespace. The Chinese texts define the type, so the other languages must have the same keys. */
export interface Texts {
  common: typeof common;
  auth: typeof auth;
  approval: typeof approval;
  sheet: typeof sheet;
  shell: typeof shell;
  comments: typeof comments;
  consultations: typeof consultations;
  content: typeof content;
  board: typeof board;
  bulk: typeof bulk;
  editor: typeof editor;
  figures: typeof figures;
  findings: typeof findings;
  home: typeof home;
  inspection: typeof inspection;
  leaving: typeof leaving;
  listview: typeof listview;
  logs: typeof logs;
  settings: typeof settings;
  place: typeof place;
  profile: typeof profile;
  homePage: typeof homePage;
  nouns: typeof nouns;
  palette: typeof palette;
  tourism: typeof tourism;
  tables: typeof tables;
  rich: typeof rich;
  templates: typeof templates;
  viewAs: typeof viewAs;
  reviews: typeof reviews;
  roles: typeof roles;
  users: typeof users;
  watch: typeof watch;
}

export type Namespace = keyof Texts;

/**
 * The keys that a language's file must have. A text with a `{{count}}` may have a second one for the singular, `<key>_one`,
 * which i18next takes where the language has a singular (`Intl.PluralRules`).
 */
export type TextsOf<Name extends Namespace> = Readonly<
  Record<keyof Texts[Name], string> & Partial<Record<`${keyof Texts[Name] & string}_one`, string>>
>;
