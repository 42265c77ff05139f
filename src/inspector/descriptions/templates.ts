import { common } from './common.ts';

/** The machines of `src/machines/templates`, and what their states mean. */
export const templates = {
  templates: {
    '': 'All versions of all scoring templates, in the list and where two are compared.',
    loading: 'What was there before stays in view.',
  },
  template: {
    '': 'The page of one version of a scoring template.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing': 'Has somebody else saved it, or brought it into force? Asked as long as nothing is typed.',
    comparing: common.comparing,
    conflict: 'What differs is shown. A version that is no draft any more leaves what was typed for a new one.',
  },
  templateSteps: {
    '': 'What is done with a whole version: into force, retired, deleted, copied, exported, imported.',
    asking: 'A draft with faults cannot be confirmed: the question says where they are.',
    renewing:
      'Somebody else has changed it since it was asked about: the question is asked again about what it says now.',
    unreadable: 'Why the chosen file cannot be taken.',
  },
};
