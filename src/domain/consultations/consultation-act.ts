import type { Consultation, ConsultationEvent, ConsultationStatus } from './consultation.ts';

/** The kinds of text: `reply` goes to the visitor, `note` is for staff only. */
export type Letter = 'reply' | 'note';
export const letters = ['reply', 'note'] as const satisfies readonly Letter[];

/** What a person does to a consultation, with what it needs (decision 040). */
export type ConsultationAct =
  | { step: Letter; text: string }
  | { step: 'take' }
  | { step: 'assign'; account: string | null }
  | { step: 'close' }
  | { step: 'reopen'; reason: string };

export type ActName = ConsultationAct['step'];

/**
 * The status that each act leads to (decision 040). An act that is not listed is refused. A closed consultation takes no
 * reply until it is reopened. Screen and mock use this table.
 */
const transitions: Readonly<Record<ConsultationStatus, Readonly<Partial<Record<ActName, ConsultationStatus>>>>> = {
  new: { reply: 'answered', note: 'new', take: 'inProgress', assign: 'inProgress' },
  inProgress: { reply: 'answered', note: 'inProgress', take: 'inProgress', assign: 'inProgress' },
  answered: { reply: 'answered', note: 'answered', close: 'closed', reopen: 'inProgress' },
  closed: { note: 'closed', reopen: 'inProgress' },
};

/** The status after an act; null when the status does not allow it. Handing one back into the queue leaves its status. */
export const statusAfter = (status: ConsultationStatus, act: ActName): ConsultationStatus | null =>
  transitions[status][act] ?? null;

export const isPossible = (act: ActName, { status }: Pick<Consultation, 'status'>): boolean =>
  statusAfter(status, act) !== null;

/** The changes of a consultation since the person last saw it. */
export interface News {
  /** The messages that are new, by id. */
  messages: readonly string[];
  /** Whether its status or its owner has changed. */
  isMoved: boolean;
  /** The event that changed it; null if its events do not include one. */
  event: ConsultationEvent | null;
}

const moves: readonly ConsultationEvent['what'][] = [
  'askedAgain',
  'taken',
  'assigned',
  'unassigned',
  'replied',
  'closed',
  'reopened',
];

export const newsOf = (seen: Consultation, now: Consultation): News => {
  const known = new Set(seen.messages.map(({ id }) => id));
  return {
    messages: now.messages.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    isMoved: seen.status !== now.status || seen.owner?.account !== now.owner?.account,
    event: now.events.slice(seen.events.length).findLast(({ what }) => moves.includes(what)) ?? null,
  };
};
