export { default as auth } from '#src/i18n/en/auth.ts';
export { default as common } from '#src/i18n/en/common.ts';
