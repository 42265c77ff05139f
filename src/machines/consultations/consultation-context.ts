import { draftOfTyped, nothingTyped, type Typed } from '#src/domain/consultations/consultation-draft.ts';
import {
  type ActName,
  type ConsultationAct,
  type Letter,
  type News,
  newsOf,
} from '#src/domain/consultations/consultation-act.ts';
import {
  type Consultation,
  type ConsultationContact,
  consultationsPath,
  longestMessage,
  messageLength,
  type OwnerChoice,
} from '#src/domain/consultations/consultation.ts';
import { openVariables } from '#src/domain/consultations/reply-template.ts';
import { type Neighbours, noNeighbours } from '#src/domain/content/neighbours.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Secret } from '#src/domain/secret.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { recordFacts } from '#src/machines/record/facts.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** The input of `saveRecord`: an act, and the version that the person saw. */
export interface ConsultationWrite extends Save {
  id: string;
  version: number;
  act: ConsultationAct;
}

/** The open dialog: who takes over, or why it is reopened. */
export type Asked = 'assign' | 'reopen';

export type ConsultationEvent =
  | RecordEvent
  | { type: 'reload' }
  /** Chooses what to write: a reply to the visitor or a note for staff. Nothing is chosen at first (W3.8). */
  | { type: 'letter.choose'; letter: Letter }
  | { type: 'typed'; letter: Letter; text: string }
  /** `goesOn`: whether the next consultation of the list is opened afterwards. */
  | { type: 'act'; act: ConsultationAct; goesOn: boolean }
  | { type: 'ask'; asked: Asked }
  | { type: 'ask.cancel' }
  | { type: 'reveal' }
  /** The page was left: contact details are masked again (W3.14). */
  | { type: 'mask' };

export interface ConsultationContext extends RecordContext<ConsultationWrite> {
  consultationId: string;
  consultation: Consultation | null;
  letter: Letter | null;
  typed: Typed;
  /** The act being sent, or the one sent last. */
  act: ConsultationAct | null;
  goesOn: boolean;
  asked: Asked | null;
  /** How many acts were carried out. The dialogs drop their input each time this grows. */
  done: number;
  /** Who may own it; null until they are fetched. */
  owners: readonly OwnerChoice[] | null;
  /** What others did since the person saw it, and the act that was refused because of it (W3.11). */
  news: (News & { refused: ActName | null }) | null;
  /** Contact details, if they were requested. */
  contact: Secret<ConsultationContact> | null;
  /** The consultations around it, in the list as it was last queried. */
  neighbours: Neighbours;
}

export const startOfConsultation = ({ tabId, location }: PageInput): ConsultationContext => ({
  tabId,
  consultationId: matchRoute(location.path)?.params['id'] ?? '',
  consultation: null,
  letter: null,
  typed: nothingTyped,
  act: null,
  goesOn: false,
  asked: null,
  done: 0,
  owners: null,
  news: null,
  contact: null,
  neighbours: noNeighbours,
  draft: null,
  failure: null,
  failedChecks: 0,
  ...noAttempts,
});

export const isLetter = (act: ConsultationAct | null): act is Extract<ConsultationAct, { step: Letter }> =>
  act?.step === 'reply' || act?.step === 'note';

/** Why a text cannot be sent; null if it can. Only replies must not have variables left (W3.10). */
export const hindranceOf = (letter: Letter, text: string): 'empty' | 'long' | 'open' | null => {
  if (text.trim() === '') return 'empty';
  if (messageLength(text) > longestMessage) return 'long';
  return letter === 'reply' && openVariables(text).length > 0 ? 'open' : null;
};

/** The typed texts without the one that was sent. */
const withoutSent = ({ typed, act }: Pick<ConsultationContext, 'typed' | 'act'>): Typed =>
  isLetter(act) && typed[act.step] === act.text ? { ...typed, [act.step]: '' } : typed;

/** After a text was deleted: its message without an answer is given up, and the same text is a new message. */
export function withoutGivenUp(
  { unsettled, unanswered }: ConsultationContext,
  { letter, text }: { letter: Letter; text: string },
): Partial<ConsultationContext> {
  const isKept = ({ act }: ConsultationWrite) => text.trim() !== '' || act.step !== letter;
  return {
    unsettled: unsettled && isKept(unsettled) ? unsettled : null,
    unanswered: unanswered.filter(isKept),
  };
}

/** The context after an act: its text is cleared, and nothing is chosen. */
export const afterAct = (context: ConsultationContext) =>
  ({
    // This version has just been replaced by this act, so no earlier act on it was carried out.
    unanswered: context.unanswered.filter(({ version }) => version !== context.unsettled?.version),
    typed: withoutSent(context),
    letter: isLetter(context.act) ? null : context.letter,
    asked: null,
    done: context.done + 1,
    news: null,
    failure: null,
  }) satisfies Partial<ConsultationContext>;

export const consultationKind: RecordKind<ConsultationContext, ConsultationWrite, Consultation> = {
  idOf: ({ consultationId }) => consultationId,
  pathOf: ({ consultationId }) => recordPath(consultationsPath, consultationId),
  listOf: () => consultationsPath,
  // Many consultations have the same title.
  subjectOf: ({ consultation }) => consultation && `${consultation.title} · ${consultation.name}`,
  versionOf: ({ consultation }) => consultation?.version ?? null,
  unsavedWork: ({ typed, letter }) => draftOfTyped(typed, letter),
  requestOf: ({ consultationId, consultation, act }) => ({
    id: consultationId,
    version: consultation?.version ?? 0,
    act: act as ConsultationAct,
  }),
  isSameRequest: (one, other) =>
    // A message that was stored without an answer has made the newer version itself. It must not be stored twice.
    (isLetter(one.act) || one.version === other.version) && JSON.stringify(one.act) === JSON.stringify(other.act),
  // A person who writes another message of the kind has finished with the lost one.
  outlives: ({ act }, other) => isLetter(act) && act.step !== other.act.step,
  typedSinceSave: (context) => draftOfTyped(withoutSent(context), context.letter),
  afterReset: afterAct,
  changedFactOf: () => ({ type: 'records.changed', path: consultationsPath, record: null }),
};

export const consultationFacts = recordFacts(consultationKind);

/** Shows what others did and keeps the typed texts. The next act is based on this version (W3.11). */
export const onTheirs = (seen: Consultation | null, now: Consultation, refused: ActName | null) =>
  ({
    consultation: now,
    news: seen && { ...newsOf(seen, now), refused },
    asked: null,
    failure: null,
  }) satisfies Partial<ConsultationContext>;
