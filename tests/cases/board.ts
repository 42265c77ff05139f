/** Requirements for the data display, above all on a wall (`W5`). */
export const boardCases: Readonly<Record<string, string>> = {
  'W5.1': 'nothing is scaled or zoomed: the layout has its real size at 720p, 1080p and 4K',
  'W5.2': 'the smallest text is at least 1.5 % of the height of the screen at every size',
  'W5.3':
    'a tile shows the time of its figures only when they are older than two intervals, with text and icon; failing refreshes keep the mark, and recovery is automatic',
  'W5.4':
    'a hanging or failed call never stops the cycle: there is a timeout, one call at a time, longer pauses up to a maximum, and then the normal interval again',
  'W5.5': 'after sleep, hiding or offline there is one immediate refresh, no burst, and the clock is right',
  'W5.6':
    'after an expiry the figures stay with “signed out at” and an unobtrusive sign-in, without further calls or an automatic login page',
  'W5.7':
    'a new build reloads the wall automatically once, between two refreshes, with the same settings, and never in a loop',
  'W5.8':
    'refreshes of the production build keep heap, nodes, listeners, actors and the measurements of the browser constant; `npm run soak:wall` runs 2,000 of them',
  'W5.9': 'outside the layout there are no messages, dialogs and menus, and the pointer hides after 5 s',
  'W5.10': 'the screen stays awake if the browser supports it, also after being hidden; otherwise there is no error',
  'W5.11': 'the address alone sets interval, language, theme and reduced content',
  'W5.12': 'inside the layout a named button pauses the refresh, and pausing is announced',
  'W5.13': 'changes are highlighted briefly and announced in text at most once per refresh',
};
