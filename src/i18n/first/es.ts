export { default as auth } from '#src/i18n/es/auth.ts';
export { default as common } from '#src/i18n/es/common.ts';
