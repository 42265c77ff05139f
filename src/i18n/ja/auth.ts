import type { TextsOf } from '#src/i18n/texts.ts';

/** The login page. */
export default {
  'login.account': 'ログイン名',
  'login.password': 'パスワード',
  'login.code': '認証コード',
  'login.userNameRequired': 'ログイン名を入力してください',
  'login.passwordRequired': 'パスワードを入力してください',
  'login.codeRequired': '認証コードを入力してください',
  'login.submit': 'ログイン',
  'login.locked': '{{time}}後に再試行できます',
  'login.togglePassword': 'パスワードの表示・非表示',
  'login.capsLock': 'Caps Lockがオンです',
  'login.captchaImage': '認証コードの画像',
  'login.renewCaptcha': '別の認証コードに変更',
  'login.captchaUnavailable': '画像を表示できません。押して再試行',
} satisfies TextsOf<'auth'>;
