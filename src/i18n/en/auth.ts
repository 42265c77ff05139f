import type { TextsOf } from '#src/i18n/texts.ts';

/** The login page. */
export default {
  'login.account': 'Account',
  'login.password': 'Password',
  'login.code': 'Captcha',
  'login.userNameRequired': 'Enter your account name',
  'login.passwordRequired': 'Enter your password',
  'login.codeRequired': 'Enter the captcha',
  'login.submit': 'Log in',
  'login.locked': 'Try again in {{time}}',
  'login.togglePassword': 'Show or hide the password',
  'login.capsLock': 'Caps Lock is on',
  'login.captchaImage': 'Captcha image',
  'login.renewCaptcha': 'Get another captcha',
  'login.captchaUnavailable': 'Not loaded. Click to try again',
} satisfies TextsOf<'auth'>;
