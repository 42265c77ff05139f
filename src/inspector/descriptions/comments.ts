/** The machines of `src/machines/comments`, and what their states mean. */
export const comments = {
  comments: {
    '': 'The inbox of comments: a list that moves only when the person asks, and one step at a time.',
    'records.loading': 'The previous rows stay visible.',
    'records.shown.arriving': 'Which row is chosen? If all were seen already, the next page comes.',
    'step.asking': 'Before a comment with replies is deleted, a dialog explains what happens to the replies.',
    'step.sending': 'The comment stays in place until the answer arrives.',
  },
  commentThread: {
    '': 'The selected comment, with its context.',
    loading: 'Shows what the list already knows.',
    'shown.revealing': 'Fetches the author’s contact details, which the server logs.',
    gone: 'The comment no longer exists.',
  },
  commentArrivals: {
    '': 'How many comments came since the list was fetched, and how many there are of each status.',
    'clock.unseen': 'The page is hidden, so it does not poll.',
  },
  ownActions: {
    '': 'The person’s own last twenty actions.',
    finding: 'Finds the latest action that can be undone; it may come from another window.',
    done: 'An open list is fetched again.',
  },
  words: {
    '': 'The watch words.',
    'editing.incomplete': 'The word is missing, or an exception does not contain it.',
    'editing.pausing': 'Waits for a pause in typing before the trial.',
    'editing.untried': 'The trial failed and can be repeated.',
    'editing.tried': 'Shows what it would flag; it can be saved now.',
    comparing: 'Someone else changed the entry: fetches its current version.',
    'removing.asking': 'Asks for confirmation before an entry is deleted.',
  },
};
