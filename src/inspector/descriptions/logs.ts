/** The machines of `src/machines/logs`, and what their states mean. */
export const logs = {
  logs: {
    '': 'The log: entries by query, live while visible.',
    'entries.loading': 'The previous entries stay visible.',
    'entries.failed': 'The live tail retries on its own when it is due, without a message each time.',
    'tail.unseen': 'The first poll fetches the newest entries.',
    'tail.away':
      'The page is hidden, so nothing is fetched. When shown again, it keeps its entries and fetches new ones at once.',
    'tail.seen.live.waiting': 'Waits for the next poll, also after one without an answer.',
    'detail.opening': 'Loads the texts of the entry’s fields.',
  },
};
