/** The machine of `src/machines/board`, and what its states mean. */
export const board = {
  board: {
    '': 'The data display, in the layout and on a wall: asked again after each interval, one call at a time.',
    unseen: 'Nobody sees it, so nothing is asked. Whoever comes back gets one answer at once.',
    'live.asking': 'A call that hangs is given up, and the cycle goes on.',
    'live.resting': 'Until the interval is over. A wall asks whether there is a new build of the app.',
    'live.trying': 'The last call had no answer. The pause grows with each failure; the network coming back ends it.',
    paused: 'Somebody in the layout has paused it.',
    signedOut: 'The session has expired: the figures stay, nothing more is asked.',
    reloading: 'A new build is there: the page is about to be loaded anew.',
  },
};
