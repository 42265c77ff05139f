/** The machines that stand beside the rooms, and what their states mean. */
export const allRooms = {
  page: {
    '': 'One page, as long as its tab.',
    unavailable: 'The screen could not be loaded. Only a reload asks for its file again.',
    leaving: 'Its tab is gone. What it has sent is waited for, so that what comes of it is told.',
    crashed: 'The screen failed; the rest of the app lives on. A refresh of the tab makes another page.',
  },
  bulk: {
    '': 'One operation on many records of a list.',
    collecting: 'All that match, page by page, up to the number that the subject allows.',
    uncollected: 'A query failed; what was collected before is kept.',
    checking: 'Shows what will be changed and what is left out, and why.',
    'running.stopping': 'Begins no further call and waits for those under way.',
    reported: 'The result of each record is in view.',
  },
  picker: {
    '': 'Finds records to pick from while somebody types.',
  },
  availability: {
    '': 'Whether the name in a field is free.',
    unknown: 'Could not be checked: neither free nor taken.',
  },
};
