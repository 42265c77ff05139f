/** The machines of `src/machines/logs`, and what their states mean. */
export const logs = {
  logs: {
    '': 'The log: entries by query, live as long as somebody sees them.',
    'entries.loading': 'What was there before stays in view.',
    'entries.failed':
      'Somebody who follows what happens need not ask by hand: it is asked again when the tail is due, without a message each time.',
    'tail.unseen': 'What is asked for first is what is newest.',
    'tail.away': 'Nobody sees it, so nothing is asked. Whoever comes back finds it as it was, and what is new at once.',
    'tail.seen.live.waiting': 'Also after a question without an answer: the next one is asked when it is due.',
    'detail.opening': 'The words of its fields are on their way.',
  },
};
