export { default as content } from '#src/i18n/es/content.ts';
export { default as listview } from '#src/i18n/es/listview.ts';
export { default as shell } from '#src/i18n/es/shell.ts';
