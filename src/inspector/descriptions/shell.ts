/** The machines of `src/machines/shell`, and what their states mean. */
export const shell = {
  app: {
    '': 'The root of the actor system.',
  },
  tabs: {
    '': 'The tabs of the session and the pages behind them.',
    empty: 'Nobody is signed in.',
    'open.waiting': 'Whether there is anything to ask shows when the saves that are under way have ended.',
    'open.asking': 'Unsaved work would be lost: save it, keep it as a draft, discard it, or stay?',
    'open.saving': 'The pages save; what was asked for waits for all of them.',
  },
  layout: {
    '': 'The sidebar on desktop and on small screens.',
    'desktop.wide': '210 px.',
    'desktop.narrow': '54 px, icons only.',
    'mobile.drawn': 'The menu lies over the page.',
  },
  preferences: {
    '': 'How the app looks in this browser, and the panel to choose it.',
    open: 'The panel lies over the page.',
  },
  menuCounts: {
    '': 'How much waits on the inboxes, for the menu.',
    off: 'Nobody is signed in who may open one.',
    'on.outdated': 'Something has changed; others may change in the same moment.',
    'on.asking.changed': 'Something has changed since the call was sent: it is sent once more.',
    'on.unseen': 'The window is out of sight: nothing is asked.',
  },
};
