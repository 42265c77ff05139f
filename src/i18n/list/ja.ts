export { default as content } from '#src/i18n/ja/content.ts';
export { default as listview } from '#src/i18n/ja/listview.ts';
export { default as shell } from '#src/i18n/ja/shell.ts';
