import { common } from './common.ts';

/** The machines of `src/machines/consultations`, and what their states mean. */
export const consultations = {
  consultations: {
    '': 'The list of consultations.',
    'records.loading': 'The previous rows stay visible.',
    overview: 'Fetches the counts for the filters, and the possible owners.',
    handOver: 'Moves all open consultations of one person to another, or to the queue.',
  },
  consultation: {
    '': 'The page of a consultation: reading, replies, notes and steps.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing': 'Refreshes when shown again or on request; changes by others are marked as new.',
    seeking: 'Fetches the possible owners.',
    revealing: 'Fetches contact details, which the server logs.',
    saving: 'A reply, a note or a step is sent, on the version that was seen.',
    comparing: 'The call was refused: checks whether someone else replied or the visitor wrote again.',
  },
  replyTemplates: {
    '': 'The reply templates.',
    idle: 'Not requested yet.',
    writing: 'Adds, changes or deletes one, then fetches all again.',
  },
  workCalendar: {
    '': 'The calendar of working days, a year at a time.',
    saving: 'Enters or removes a day. The answer contains the number of due dates that moved.',
  },
};
