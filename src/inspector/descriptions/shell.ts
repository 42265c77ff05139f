/** The machines of `src/machines/shell`, and what their states mean. */
export const shell = {
  app: {
    '': 'The root of the actor system.',
  },
  tabs: {
    '': 'The tabs of the session and the pages behind them.',
    empty: 'Nobody is signed in.',
    'open.waiting': 'Waits for the saves in flight; only then is it known whether there is anything to ask.',
    'open.asking': 'Unsaved work would be lost: save it, keep it as a draft, discard it, or stay?',
    'open.saving': 'The pages save; the requested action waits for all of them.',
  },
  layout: {
    '': 'The sidebar on desktop and on small screens.',
    'desktop.wide': '210 px.',
    'desktop.narrow': '54 px, icons only.',
    'mobile.drawn': 'The menu overlays the page.',
  },
  preferences: {
    '': 'How the app looks in this browser, and the panel to choose it.',
    open: 'The panel overlays the page.',
  },
  undo: {
    '': 'Undoes acts on records, one at a time, independent of their pages.',
    checking: 'What it would publish is checked.',
    asking: 'Publishing it needs a reason, or it could not be checked.',
  },
  menuCounts: {
    '': 'The numbers of waiting items, for the menu.',
    off: 'No signed-in person may open a page with such a number.',
    'on.outdated': 'Something has changed; waits briefly for further changes.',
    'on.asking.changed': 'Something has changed since the call was sent: it is sent again.',
    'on.unseen': 'The window is hidden: nothing is fetched.',
  },
};
