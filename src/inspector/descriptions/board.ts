/** The machine of `src/machines/board`, and what its states mean. */
export const board = {
  board: {
    '': 'The data display, in the layout and on a wall: asked again after each interval, one call at a time.',
    'clock.resting': 'Nobody sees the page, so the clock of the board rests.',
    'refresh.unseen': 'Nobody sees it, so nothing is asked. Whoever comes back gets one answer at once.',
    'refresh.live.asking': 'A call that hangs is given up, and the cycle goes on.',
    'refresh.live.resting': 'Until the interval is over. A wall asks whether there is a new build of the app.',
    'refresh.live.trying':
      'The last call had no answer. The pause grows with each failure; the network coming back ends it.',
    'refresh.paused': 'Somebody in the layout has paused it.',
    'refresh.signedOut': 'The session has expired: the figures stay, nothing more is asked.',
    'refresh.reloading': 'A new build is there: the page is about to reload.',
  },
};
