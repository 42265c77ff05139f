import type auth from './zh/auth.ts';
import type common from './zh/common.ts';
import type content from './zh/content.ts';
import type errorLog from './zh/errorLog.ts';
import type home from './zh/home.ts';
import type idle from './zh/idle.ts';
import type shell from './zh/shell.ts';

/** The texts by namespace. Chinese is the type: the other languages must have the same keys. */
export interface Texts {
  common: typeof common;
  auth: typeof auth;
  shell: typeof shell;
  content: typeof content;
  home: typeof home;
  idle: typeof idle;
  errorLog: typeof errorLog;
}

export type Namespace = keyof Texts;

/** What a language's file must hold. */
export type TextsOf<Name extends Namespace> = Readonly<Record<keyof Texts[Name], string>>;
