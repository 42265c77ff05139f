/** A sentence and the name of a button in each language, whose tag stands first: for when the app cannot start. */
export type LastResortWords = readonly (readonly [tag: string, sentence: string, button: string])[];

/** What index.html shows in place of an app that cannot start, or go on. */
export interface LastResort {
  what?: 'unavailable' | 'broken';
  /** In place of the words that the page has for that. */
  words?: LastResortWords;
  /** Without it: the words in all languages. */
  language?: string;
  cause?: string;
  /** In place of a reload. */
  press?: () => void;
}

/** The host's config.json is wrong (decision 054). What is wrong follows. */
export const misconfigured: LastResortWords = [
  ['zh-CN', '服务器上的config.json有误，请管理员按下例更正。', '重新加载'],
  ['en', 'config.json on the server is wrong. Ask an administrator to correct it as below.', 'Reload'],
  ['es', 'config.json en el servidor no es correcto. Pida a un administrador que lo corrija como sigue.', 'Recargar'],
  ['ja', 'サーバーのconfig.jsonに誤りがあります。管理者に次の例での修正を依頼してください。', '再読み込み'],
];
