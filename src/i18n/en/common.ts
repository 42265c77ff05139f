import type { TextsOf } from '#src/i18n/texts.ts';

/** What every screen needs, the login page included. */
export default {
  'app.title': 'Forestry Science Resource Sharing Platform – Admin',
  // Shorter than the vocabulary's "Forestry Science Admin", which pushes the logo out of the sidebar.
  'app.short': 'Forestry Admin',
  'route.login': 'Log in',
  'route.authRedirect': 'Authorization redirect',
  'route.401': 'No permission',
  'route.error': 'Permissions could not be loaded',
  'route.wall': 'Dashboard',
  'nav.language': 'Language',
  'nav.logout': 'Log out',
  'perm.waiting': 'Waiting',
  'perm.success': 'Fetched',
  'perm.failed': 'Failed',
  'btn.retry': 'Try again',
  'btn.cancel': 'Cancel',
  'btn.confirm': 'OK',
  'btn.close': 'Close',
  'btn.home': 'Back to home',
  'btn.showAll': 'Show all',
  'btn.showLess': 'Show less',
  'msg.tip': 'Notice',
  'msg.expired': 'Your session has expired. Log in again',
  'msg.networkDown': 'Cannot reach the server',
  'msg.timeout': 'The request timed out',
  'msg.noPagePermission': 'You do not have access to any page',
  'msg.forbidden': 'You do not have permission to do this',
  'msg.unreadable': 'The server’s response could not be read ({{status}}). Try again later',
  'msg.unreadableAnswer': 'The server’s response could not be read. Try again later',
  'msg.noCookies':
    'The browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and try again',
  'msg.notOffered': 'This server does not offer that',
  'msg.tokenTooLong': 'The server’s login token is too long for the browser to keep. Contact the administrator',
  'msg.idle': 'You were logged out due to inactivity',
  'pwd.success': 'Password changed',
  'notice.pageUnavailable': 'This page does not exist, or you do not have access to it: {{path}}',
  'notice.logoutUnconfirmed':
    'You are logged out, but the server has not confirmed it. The session may last a while longer',
  'notice.draftsMemoryOnly': 'Browser storage is full or blocked: unsaved work is kept only until this page closes',
  'notice.languageUnavailable': 'The language could not be switched. Check your network and try again',
  'notice.newer': 'The system has been updated. Save your work, then reload.',
  'notice.older':
    'A newer version has been used in this browser. This page is older and no longer saves settings. Save your work, then reload.',
  'notice.insecure':
    'This address is not encrypted (http): others could read your password and your work. Use the https address, or ask your administrator.',
  'notice.preferencesUnkept': 'Your browser blocks storage: settings last only until this page closes',
  'notice.missed': '{{count}} more messages were not shown',
  'notice.missed_one': '{{count}} more message was not shown',
  'notice.openLog': 'Open the error log',
  'waiting.hint': 'Loading your page permissions. One moment, please.',
  'error.hint':
    'Your page permissions could not be loaded just now. You are still logged in: try again, or log out and log in again.',
  'denied.hint': 'Your account does not have access to this page. If you need it, ask the system administrator.',
  'authRedirect.hint':
    'This is the authorization redirect page, and no authorization is in progress. Log in to continue.',
  'authRedirect.login': 'Go to login',
  'crash.title': 'Something went wrong',
  'crash.hint': 'This page can’t be shown, but the others still work. Try again, or continue with something else.',
  'crash.app': 'The app can’t continue. Reload it to keep working.',
  'crash.reload': 'Reload',
} satisfies TextsOf<'common'>;
