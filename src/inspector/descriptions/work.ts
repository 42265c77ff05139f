/** The machines of `src/machines/work`, and what their states mean. */
export const work = {
  recentWork: {
    '': 'What the person worked on last.',
  },
  ownLogins: {
    '': 'The latest attempts to log in to the own account.',
  },
  roleChoice: {
    '': 'The roles to see the app as one of.',
  },
  profile: {
    '': 'The personal centre: recent work and log-ins.',
  },
  workList: {
    '': 'The home page: what waits for the person, drafts and recent work.',
    'shown.changed': 'Others may change in the same go.',
  },
  waiting: {
    '': 'The records that wait for the person, by content type.',
  },
  keptDrafts: {
    '': 'What the person typed and did not save.',
  },
};
