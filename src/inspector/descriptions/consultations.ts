import { common } from './common.ts';

/** The machines of `src/machines/consultations`, and what their states mean. */
export const consultations = {
  consultations: {
    '': 'The list of consultations.',
    'records.loading': 'What was there before stays in view.',
    overview: 'How many there are of each kind, for the filters, and who may own one.',
    handOver: 'All that somebody has open goes to another person, or into the queue.',
  },
  consultation: {
    '': 'A consultation’s page: read, answer, note on, step.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing': 'Shown again, or asked to: what others did meanwhile is marked as new.',
    seeking: 'Who may own it?',
    revealing: 'Contact details are asked for, which the server logs.',
    saving: 'A reply, a note or a step is sent, on the version that was seen.',
    comparing: 'It was refused: has somebody else answered, or the visitor written?',
  },
  replyTemplates: {
    '': 'The templates of replies.',
    idle: 'Nobody has wanted them yet.',
    writing: 'One is added, changed or deleted. Then all are fetched again.',
  },
  workCalendar: {
    '': 'The calendar of working days, a year at a time.',
    saving: 'A day is entered or taken out. The answer says how many due days moved.',
  },
};
