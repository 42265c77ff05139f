/** What the data display, on a wall above all, must be like (`W5`). */
export const boardCases: Readonly<Record<string, string>> = {
  'W5.1': 'nothing is scaled or zoomed: everything is laid out at the real size at 720p, 1080p and 4K',
  'W5.2': 'the smallest text is at least 1.5 % of the screen’s height at every size',
  'W5.3':
    'each tile says when its figures are from; older than two intervals it is marked by word and sign; failing refreshes keep the mark, recovery needs no hand',
  'W5.4':
    'a hung or failed call never stops the cycle: timeout, one in flight, longer pauses up to a ceiling, then as before',
  'W5.5': 'after sleep, hidden or offline one refresh at once, no burst, and the clock is right',
  'W5.6':
    'expired: the figures stay with “signed out at”, one quiet way to sign in, no more calls, no login page by itself',
  'W5.7': 'a new build loads the wall anew by itself, once, between two refreshes, in the same settings; never a loop',
  'W5.8':
    'refreshes of the production build leave heap, nodes, listeners, actors and the browser’s own measurements level; 2,000 of them by `npm run soak:wall`',
  'W5.9': 'alone there are no messages, dialogs and menus, and the pointer hides after 5 s',
  'W5.10': 'the screen stays awake where the browser can, asked again after it was hidden; elsewhere nothing, no error',
  'W5.11': 'interval, language, theme and reduced content by the address alone',
  'W5.12': 'inside the layout the refresh is paused by a button with a name, and pausing is announced',
  'W5.13': 'what changed is lit for a moment and told in words at most once per refresh',
};
