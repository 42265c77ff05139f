/** The machines that stand beside the rooms, and what their states mean. */
export const allRooms = {
  page: {
    '': 'One page, as long as its tab.',
    unavailable: 'The screen could not be loaded. Only a reload asks for its file again.',
    leaving: 'Its tab is gone. What it has sent is waited for, so that what comes of it is told.',
    crashed: 'The screen failed; the rest of the app lives on. A refresh of the tab makes another page.',
  },
  picker: {
    '': 'Finds records to pick from while somebody types.',
  },
  availability: {
    '': 'Whether the name in a field is free.',
    unknown: 'Could not be checked: neither free nor taken.',
  },
};
