import { common } from './common.ts';

/** The machines of `src/machines/templates`, and what their states mean. */
export const templates = {
  templates: {
    '': 'All versions of all scoring templates, in the list and where two are compared.',
    loading: 'The previous versions stay visible.',
  },
  template: {
    '': 'The page of one version of a scoring template.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing': 'Checks whether someone else saved or activated it, as long as there is no unsaved input.',
    comparing: common.comparing,
    conflict: 'Shows the differences. If the version is no longer a draft, the input can become a new version.',
  },
  templateSteps: {
    '': 'Steps on a whole version: activate, retire, delete, duplicate, export, import.',
    asking: 'A draft with faults cannot be confirmed: the dialog lists them.',
    renewing: 'Someone else has changed it since the dialog opened: asks again with the current version.',
    unreadable: 'Shows why the chosen file cannot be imported.',
  },
};
