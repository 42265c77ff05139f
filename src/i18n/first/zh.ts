export { default as auth } from '#src/i18n/zh/auth.ts';
export { default as common } from '#src/i18n/zh/common.ts';
