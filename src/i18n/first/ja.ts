export { default as auth } from '#src/i18n/ja/auth.ts';
export { default as common } from '#src/i18n/ja/common.ts';
