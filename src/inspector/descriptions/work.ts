/** The machines of `src/machines/work`, and what their states mean. */
export const work = {
  recentWork: {
    '': 'What the person worked on last.',
  },
  ownLogins: {
    '': 'The latest login attempts on the person’s own account.',
  },
  roleChoice: {
    '': 'The roles that the app can be viewed as.',
  },
  profile: {
    '': 'The profile page: recent work and logins.',
  },
  workList: {
    '': 'The home page: what waits for the person, drafts, recent work and figures.',
    'work.closed': 'The address asks for the inspection; nothing of the work is fetched.',
    'work.open.lists.shown.changed': 'Something has changed; waits briefly for further changes.',
    'inspection.loading': 'The address asks for the inspection, whose code is loaded.',
    'inspection.open': 'The inspection runs as long as the page, even while its tab is not shown.',
    'work.open.figures.old': 'The figures are fetched again when the work is opened or becomes visible.',
  },
  waiting: {
    '': 'The records that wait for the person, by content type.',
  },
  headFigures: {
    '': 'The statistics at the head of the home page.',
  },
  keptDrafts: {
    '': 'The person’s unsaved drafts.',
  },
};
