import { type Language, languageInfo } from './languages.ts';

/** A sentence, and the name of the button or link that follows it. */
type Line = readonly [sentence: string, button?: string];

/** One line for each language, with its tag. */
export type LastResortLines = readonly (readonly [tag: string, ...Line])[];

/** What index.html shows in place of an app that cannot start or go on. */
export interface LastResort {
  what?: 'unavailable' | 'broken';
  /** Shown instead of the lines that the page has for `what`. */
  lines?: LastResortLines;
  /** The tag of the language to show; without it the page shows all languages. */
  language?: string;
  cause?: string;
  /** What the button does; without it the button reloads the page. */
  press?: () => void;
}

/** Turns the texts of all languages into lines, in the order in which they are written. */
export const linesOf = (texts: Readonly<Record<Language, Line>>): LastResortLines =>
  Object.entries(texts).map(([language, line]) => [languageInfo[language as Language].tag, ...line]);

/** The host's config.json is wrong (decision 054). The page shows the wrong values below. */
export const misconfigured = linesOf({
  zh: ['服务器上的config.json有误，请管理员按下例更正。', '重新加载'],
  en: ['config.json on the server is wrong. Ask an administrator to correct it as below.', 'Reload'],
  es: ['config.json en el servidor no es correcto. Pida a un administrador que lo corrija como sigue.', 'Recargar'],
  ja: ['サーバーのconfig.jsonに誤りがあります。管理者に次の例での修正を依頼してください。', '再読み込み'],
});
