/** The machines of `src/machines/comments`, and what their states mean. */
export const comments = {
  comments: {
    '': 'The inbox of comments: a list that moves only when the person asks, and one step at a time.',
    'records.loading': 'What was there before stays in view.',
    'records.shown.arriving': 'Which row is chosen? If all were seen already, the next page comes.',
    'step.asking': 'A comment with replies is to be deleted: the person reads what becomes of them.',
    'step.sending': 'The comment stays where it is until the answer comes.',
  },
  commentThread: {
    '': 'The comment that is read, with what stands around it.',
    loading: 'What is known from the list is in view.',
    'shown.revealing': 'The author’s contact details are asked for, which the server logs.',
    gone: 'The comment no longer exists.',
  },
  commentArrivals: {
    '': 'How many comments came since the list was fetched, and how many there are of each status.',
    'clock.unseen': 'Nobody sees the page, so it does not ask by itself.',
  },
  ownActions: {
    '': 'The person’s own last twenty actions.',
    finding: 'Which is the latest that can be taken back? It may have been taken in another window.',
    done: 'An open list is asked for again.',
  },
  words: {
    '': 'The words to watch.',
    'editing.incomplete': 'There is no word yet, or an exception that is none.',
    'editing.pausing': 'It is tried when typing pauses.',
    'editing.untried': 'The trial failed; it can be asked for again.',
    'editing.tried': 'What it would mark is in view, so it can be saved.',
    comparing: 'Somebody else changed the entry: what is it now?',
    'removing.asking': 'The person is asked before an entry is deleted.',
  },
};
