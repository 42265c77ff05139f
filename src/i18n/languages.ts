/**
 * The languages, in the order in which a browser's wish is looked up (product 1, 2). For a new one the compiler names every list
 * that needs an entry; docs/growing.md lists the rest.
 */
export const languages = ['en', 'zh', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The name of each language in itself, and its tag for `<html lang>`, dates and numbers. */
export const languageInfo: Readonly<Record<Language, { name: string; tag: string }>> = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '中文', tag: 'zh-CN' },
  es: { name: 'Español', tag: 'es' },
  ja: { name: '日本語', tag: 'ja' },
};

export const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

/**
 * Chooses the language by the cookie, else by the browser, else the default (product 2). An invalid cookie counts as
 * absent.
 */
export function chooseLanguage(cookie: string | null, wished: readonly string[], fallback: Language): Language {
  if (isLanguage(cookie)) return cookie;
  for (const wish of wished) {
    const language = wish.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return fallback;
}
