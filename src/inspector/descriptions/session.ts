/** The machines of `src/machines/session`, and what their states mean. */
export const session = {
  session: {
    '': 'The signed-in person and the route guard, which decides what each location may show.',
    guest: 'No token: only the public pages are open.',
    member: 'There is a token.',
    'member.resolving': 'Permissions are being fetched; nothing protected shows yet.',
    'member.granted': 'Permissions are known and decide about each location.',
    'member.granted.viewing': 'Menu, buttons and guard follow another role; writes are refused before they are sent.',
    'member.failed': 'The permission fetch got no readable answer; everything leads to /error.',
    expired: 'The server reports that the session is over. The screen stays, under one dialog.',
    leaving: 'The page reloads, so that nothing of the old session is left.',
  },
  auth: {
    '': 'Sign-in: captcha, one attempt in flight, the server’s message on failure.',
    'form.captcha.loading': 'The previous picture is used up: nothing can be sent until the next one arrives.',
    'form.attempt.queued': 'An attempt waits for its picture and is sent as soon as it arrives.',
    'form.lockout.running': 'Too many failures: the server accepts no attempts for this account for a while.',
  },
  permissions: {
    '': 'Fetches who is signed in and what the account may do.',
    granted: 'Both answered, and at least one page is granted.',
    refused: 'The server refused.',
    empty: 'The answer grants no page.',
    failed: 'No answer, or an unreadable one.',
  },
  expiry: {
    '': 'The expired session: one dialog, then the way back to login.',
    prompting: 'The dialog 提示 is open.',
  },
  idle: {
    '': 'Ends an unused session after a countdown.',
  },
  renewal: {
    '': 'Fetches the permissions again, at most once a minute.',
  },
  logout: {
    '': 'Ends the session on the server; the person is already logged out here.',
  },
  passwordChange: {
    '': 'The change-password dialog.',
  },
};
