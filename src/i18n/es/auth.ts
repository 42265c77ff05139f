import type { TextsOf } from '#src/i18n/texts.ts';

/** The login page. */
export default {
  'login.account': 'Cuenta',
  'login.password': 'Contraseña',
  'login.code': 'Código captcha',
  'login.userNameRequired': 'Introduzca el nombre de cuenta',
  'login.passwordRequired': 'Introduzca la contraseña',
  'login.codeRequired': 'Introduzca el código captcha',
  'login.submit': 'Iniciar sesión',
  'login.locked': 'Reintentar en {{time}}',
  'login.togglePassword': 'Mostrar u ocultar la contraseña',
  'login.capsLock': 'Bloq Mayús está activado',
  'login.captchaImage': 'Imagen del captcha',
  'login.renewCaptcha': 'Cambiar el captcha',
  'login.captchaUnavailable': 'Sin captcha. Pulse para reintentar',
} satisfies TextsOf<'auth'>;
