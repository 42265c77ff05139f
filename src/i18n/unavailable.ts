import type { Language } from './languages.ts';

/** What is said when the texts themselves cannot be had. Part of the first chunk, since nothing else can be counted on. */
export const unavailable: Readonly<Record<Language, { message: string; retry: string }>> = {
  en: { message: 'The page could not be loaded. Check your network and try again.', retry: 'Try again' },
  zh: { message: '页面未能加载，请检查网络后重试。', retry: '重试' },
  es: { message: 'No se pudo cargar la página. Compruebe la red e inténtelo de nuevo.', retry: 'Reintentar' },
  ja: { message: 'ページを読み込めませんでした。ネットワークを確認して、もう一度お試しください。', retry: '再試行' },
};
