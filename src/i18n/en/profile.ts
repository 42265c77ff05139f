import type { TextsOf } from '#src/i18n/texts.ts';

/** The personal centre. */
export default {
  'profile.account': 'Account',
  'profile.name': 'Name',
  'profile.account.login': 'Account name',
  'profile.role': 'Role',
  'profile.permissions': 'Page permissions',
  'profile.preferences': 'Preferences',
  'profile.preferences.hint': 'Kept in this browser; changes apply at once.',
  'profile.logins': 'Recent logins',
  'profile.logins.empty': 'No logins yet',
  'profile.logins.failed': 'Your logins could not be loaded',
  'profile.elsewhere': 'This account is also logged in at',
  'profile.elsewhere.hint': 'If that was not you, change the password: the other places are logged out at once.',
  'profile.login.time': 'Time',
  'profile.login.address': 'IP address',
  'profile.login.device': 'Browser / device',
  'profile.login.result': 'Result',
  'profile.login.unknownDevice': 'Unknown device',
  'profile.result.success': 'Success',
  'profile.result.wrongCaptcha': 'Failed: wrong captcha',
  'profile.result.wrongPassword': 'Failed: wrong password',
  'profile.result.locked': 'Failed: account locked',
  'profile.result.disabled': 'Failed: account disabled',
} satisfies TextsOf<'profile'>;
