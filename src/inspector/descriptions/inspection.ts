/** The machines of `src/machines/inspection`, and what its states mean. */
export const inspection = {
  inspection: {
    '': 'The inspection of the public site: part after part until everything is checked.',
    unseen: 'Nobody sees it, so nothing is fetched. It goes on as soon as it is shown.',
    'checking.waiting': 'The server got no further: it is asked again in a moment.',
    paused: 'Paused by the person.',
    failed: 'A part could not be fetched. The next attempt goes on there.',
    'complete.old': 'Hidden for a minute: it inspects again when it is shown.',
  },
};
