import type { TextsOf } from '#src/i18n/texts.ts';

/** The personal centre. */
export default {
  'profile.account': 'Cuenta',
  'profile.name': 'Nombre',
  'profile.account.login': 'Nombre de cuenta',
  'profile.role': 'Rol',
  'profile.permissions': 'Permisos de páginas',
  'profile.preferences': 'Preferencias',
  'profile.preferences.hint': 'Se guardan en este navegador y se aplican al momento.',
  'profile.logins': 'Accesos recientes',
  'profile.logins.empty': 'Aún no hay accesos',
  'profile.logins.failed': 'No se pudieron cargar sus accesos',
  'profile.elsewhere': 'Esta cuenta también tiene la sesión abierta en',
  'profile.elsewhere.hint': 'Si no ha sido usted, cambie la contraseña: las demás sesiones se cierran de inmediato.',
  'profile.login.time': 'Fecha y hora',
  'profile.login.address': 'Dirección IP',
  'profile.login.device': 'Navegador / dispositivo',
  'profile.login.result': 'Resultado',
  'profile.login.unknownDevice': 'Dispositivo desconocido',
  'profile.result.success': 'Correcto',
  'profile.result.wrongCaptcha': 'Fallo: captcha incorrecto',
  'profile.result.wrongPassword': 'Fallo: contraseña incorrecta',
  'profile.result.locked': 'Fallo: cuenta bloqueada',
  'profile.result.disabled': 'Fallo: cuenta desactivada',
} satisfies TextsOf<'profile'>;
