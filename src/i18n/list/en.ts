export { default as content } from '#src/i18n/en/content.ts';
export { default as listview } from '#src/i18n/en/listview.ts';
export { default as shell } from '#src/i18n/en/shell.ts';
