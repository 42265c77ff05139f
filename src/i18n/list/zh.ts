export { default as content } from '#src/i18n/zh/content.ts';
export { default as listview } from '#src/i18n/zh/listview.ts';
export { default as shell } from '#src/i18n/zh/shell.ts';
