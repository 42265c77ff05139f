/** The machines of `src/machines/figures`, and what their states mean. */
export const figures = {
  statistic: {
    '': 'A page of figures: what the address asks for, counted by the server. Beside it, a file is written.',
    'figures.loading': 'What was there before stays in view. A newer question drops this one.',
    'figures.failed': 'The last figures stay, with their time, if they answer the question.',
  },
  countedRecords: {
    '': 'The records behind the figures of browsing and of experiences, page by page.',
    loading: 'What was there before stays in view.',
  },
};
