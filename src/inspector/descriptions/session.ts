/** The machines of `src/machines/session`, and what their states mean. */
export const session = {
  session: {
    '': 'Who is here, and the guard: judges each location and admits what may be shown.',
    guest: 'No token: only the public pages are open.',
    member: 'There is a token.',
    'member.resolving': 'Permissions are being fetched; nothing protected shows yet.',
    'member.granted': 'Permissions are known; each location is judged by them.',
    'member.granted.viewing':
      'Menu, buttons and the guard go by another role; what would be written is refused before it is sent.',
    'member.failed': 'The permission fetch got no readable answer; everything leads to /error.',
    expired: 'The server says that the session is over. What is on screen stays, under one dialog.',
    leaving: 'The page reloads, so that nothing of the old session is left.',
  },
  auth: {
    '': 'Sign-in: captcha, one attempt in flight, the server’s words on failure.',
    'form.captcha.loading': 'The picture before is used up: nothing can be sent until there is another.',
    'form.attempt.queued': 'An attempt needs its picture: it goes as soon as that is there.',
    'form.lockout.running': 'After too many failures: the server takes no attempt on this account for a while.',
  },
  permissions: {
    '': 'Fetches who is signed in and what the account may do.',
    granted: 'Both answered, and at least one page is granted.',
    refused: 'The server answered and said no.',
    empty: 'Answered, with nothing that opens a page.',
    failed: 'No answer, or none that can be read.',
  },
  expiry: {
    '': 'The expired session: one dialog, then the way back to login.',
    prompting: 'The dialog 提示 is open.',
  },
  idle: {
    '': 'Ends a session that nobody uses, after a countdown.',
  },
  renewal: {
    '': 'Asks for the permissions again, at most once a minute.',
  },
  logout: {
    '': 'Tells the server that the session is over; the person is out already.',
  },
  passwordChange: {
    '': 'The change-password dialog.',
  },
};
