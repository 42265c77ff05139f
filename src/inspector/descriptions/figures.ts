/** The machines of `src/machines/figures`, and what their states mean. */
export const figures = {
  statistic: {
    '': 'A page of figures: the server counts what the address asks for. Files are written in parallel.',
    loading: 'The previous figures stay visible. A newer query cancels this one.',
    failed: 'The last figures stay, with their time, if they match the query.',
  },
  countedRecords: {
    '': 'The records behind the figures of browsing and of experiences, page by page.',
    loading: 'The previous rows stay visible.',
  },
};
