/** The machines outside the rooms, and what their states mean. */
export const allRooms = {
  page: {
    '': 'One page, as long as its tab.',
    unavailable: 'The screen could not be loaded. Only a reload requests its file again.',
    leaving: 'Its tab is closed. It waits for the calls that it has sent, so that their results are reported.',
    crashed: 'The screen failed; the rest of the app keeps running. A refresh of the tab creates a new page.',
  },
  bulk: {
    '': 'One operation on many records of a list.',
    collecting: 'Collects all matches, page by page, up to the limit of the subject.',
    uncollected: 'A query failed; the matches collected so far are kept.',
    checking: 'Shows what will change, and what is skipped and why.',
    'running.stopping': 'Starts no further calls and waits for those in flight.',
    reported: 'Shows the result of each record.',
  },
  picker: {
    '': 'Searches for records to pick while the person types.',
  },
  availability: {
    '': 'Whether the name in a field is free.',
    unknown: 'Could not be checked: neither free nor taken.',
  },
};
