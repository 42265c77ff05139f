import { linesOf } from './last-resort.ts';

/** The texts of index.html itself, which shows them when the app cannot (decision 044). `scripts/page/page-texts.ts` inserts them. */
export const lastResortTexts = {
  old: linesOf({
    zh: ['浏览器版本过低，请使用Chrome 111、Edge 111、Firefox 121、Safari 16.4或更高版本。'],
    en: ['This browser is too old. Please use Chrome 111, Edge 111, Firefox 121, Safari 16.4 or later.'],
    es: ['Este navegador es demasiado antiguo. Use Chrome 111, Edge 111, Firefox 121, Safari 16.4 o posterior.'],
    ja: ['このブラウザは古すぎます。Chrome 111、Edge 111、Firefox 121、Safari 16.4以降をお使いください。'],
  }),
  missing: linesOf({
    zh: ['页面未能加载，请检查网络后', '重新加载'],
    en: ['The page could not be loaded. Check your network and ', 'reload'],
    es: ['No se pudo cargar la página. Compruebe la red y ', 'recargue'],
    ja: ['ページを読み込めませんでした。ネットワークを確認して、', '再読み込みしてください'],
  }),
  unavailable: linesOf({
    zh: ['页面未能加载，请检查网络后重试。', '重试'],
    en: ['The page could not be loaded. Check your network and try again.', 'Try again'],
    es: ['No se pudo cargar la página. Compruebe la red e inténtelo de nuevo.', 'Reintentar'],
    ja: ['ページを読み込めませんでした。ネットワークを確認して、もう一度お試しください。', '再試行'],
  }),
  broken: linesOf({
    zh: ['应用无法继续运行，请重新加载。', '重新加载'],
    en: ['The app can’t continue. Reload it to keep working. ', 'Reload'],
    es: ['La aplicación no puede continuar. Recárguela para seguir trabajando. ', 'Recargar'],
    ja: ['アプリを続行できません。再読み込みしてください。', '再読み込み'],
  }),
};

/** Shown where JavaScript is switched off. */
export const noScriptLines = linesOf({
  zh: ['请启用JavaScript后使用本系统。'],
  en: ['Please enable JavaScript to use this application.'],
  es: ['Active JavaScript para usar esta aplicación.'],
  ja: ['このアプリを利用するには、JavaScriptを有効にしてください。'],
});
