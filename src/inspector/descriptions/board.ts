/** The machine of `src/machines/board`, and what its states mean. */
export const board = {
  board: {
    '': 'The data display, in the layout and on a wall: refreshed after each interval, one call at a time.',
    'clock.resting': 'The page is hidden, so the clock of the board stops.',
    'refresh.unseen': 'The page is hidden, so nothing is fetched. It refreshes once as soon as it is shown again.',
    'refresh.live.asking': 'A call that hangs is abandoned, and the cycle continues.',
    'refresh.live.resting': 'Waits for the end of the interval. A wall checks for a new build of the app.',
    'refresh.live.trying':
      'The last call got no answer. The pause grows with each failure and ends when the network returns.',
    'refresh.paused': 'Paused by the person, in the layout.',
    'refresh.signedOut': 'The session has expired: the figures stay, nothing more is fetched.',
    'refresh.reloading': 'A new build is available: the page is about to reload.',
  },
};
