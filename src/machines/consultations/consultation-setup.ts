import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import type { ConsultationAct, Letter } from '#src/domain/consultations/consultation-act.ts';
import { readTyped } from '#src/domain/consultations/consultation-draft.ts';
import {
  type Consultation,
  type ConsultationContact,
  consultationsPath,
  type OwnerChoice,
} from '#src/domain/consultations/consultation.ts';
import type { Result } from '#src/domain/failure.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { Secret } from '#src/domain/secret.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import { passingFailureActions } from '#src/machines/failures.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import { subjectMachine } from '#src/machines/record/subject.ts';
import {
  afterAct,
  type Asked,
  type ConsultationContext,
  type ConsultationEvent,
  consultationFacts,
  consultationKind,
  type ConsultationWrite,
  hindranceOf,
  isLetter,
  onTheirs,
  withoutGivenUp,
} from './consultation-context.ts';
import { replyTemplatesMachine } from './reply-templates.ts';

/** Types, ports, actions and guards of the page of a consultation. The chart is in `consultation.ts`. */
export const consultationSetup = setup({
  types: {
    context: {} as ConsultationContext,
    input: {} as PageInput,
    events: {} as ConsultationEvent,
    emitted: {} as RecordFact | FactOf<'records.changed'>,
    tags: {} as RecordTag,
    children: {} as { templates: 'templates'; subject: 'subject'; files: 'files' },
  },
  actors: {
    templates: replyTemplatesMachine,
    subject: subjectMachine,
    /** The pictures of the subject. */
    files: filesMachine,
    fetchRecord: missingCall<Result<Consultation>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<Consultation>, RecordQuestion>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the act was carried out and the server did not return the consultation. */
    saveRecord: missingCall<Result<Consultation | null>, ConsultationWrite>('saveRecord'),
    fetchOwners: missingCall<Result<readonly OwnerChoice[]>, void>('fetchOwners'),
    findNeighbours: missingCall<Neighbours, { id: string }>('findNeighbours'),
    reveal: missingCall<Result<Secret<ConsultationContact>>, { id: string }>('reveal'),
  },
  ...recordActions(consultationKind),
})
  .extend({ actions: passingFailureActions })
  .extend({
    actions: {
      keepRecord: assign((_, answer: Result<Consultation>) =>
        answer.ok ? { consultation: answer.value, news: null, failure: null } : {},
      ),
      /** If the act was carried out by an earlier try, its answer may be older than what is shown. */
      keepSaved: assign(({ context }, answer: Result<Consultation | null>) =>
        answer.ok && answer.value
          ? { ...afterAct(context), consultation: newerOf(answer.value, context.consultation) }
          : {},
      ),
      keepTheirs: assign(({ context: { consultation, act } }, answer: Result<Consultation>) =>
        answer.ok ? onTheirs(consultation, answer.value, act?.step ?? null) : {},
      ),
      /** The consultation has a newer version than the one shown. */
      keepNewer: assign(({ context: { consultation } }, answer: Result<Consultation>) =>
        answer.ok ? onTheirs(consultation, answer.value, null) : {},
      ),
      /** Without a new version the consultation may still differ: a new due day, one day less, a logged look at contact details. */
      keepSame: assign((_, answer: Result<Consultation>) => (answer.ok ? { consultation: answer.value } : {})),
      /** The record that the visitor asked about is fetched beside the messages, which do not wait for it. */
      openSubject: enqueueActions(({ context: { consultation }, enqueue }) => {
        const about = consultation?.about;
        if (about) enqueue.sendTo('subject', { type: 'subject.open', question: { path: about.path, id: about.id } });
      }),
      offerDraft: assign({ draft: (_, draft: Draft | null) => draft }),
      takeDraft: enqueueActions(({ context, enqueue }) => {
        if (!context.draft) return;
        const taken = readTyped(context.draft.values);
        enqueue.assign({ ...taken, draft: null });
        enqueue.emit(consultationFacts.unsaved({ ...context, ...taken }));
      }),
      forgetWork: assign({ typed: { reply: '', note: '' }, letter: null }),
      takeLetter: assign({ letter: (_, { letter }: { letter: Letter }) => letter }),
      takeTyped: enqueueActions(({ context, enqueue }, { letter, text }: { letter: Letter; text: string }) => {
        const typed = { ...context.typed, [letter]: text };
        enqueue.assign({ typed });
        for (const emitted of consultationFacts.ofTyping(context, { ...context, typed })) enqueue.emit(emitted);
      }),
      giveUpDeleted: assign(({ context }, typed: { letter: Letter; text: string }) => withoutGivenUp(context, typed)),
      keepAct: assign((_, { act, goesOn }: { act: ConsultationAct; goesOn: boolean }) => ({
        act,
        goesOn,
        failure: null,
      })),
      /** A request to save the page saves the note. Only the person sends replies. */
      keepNote: assign(({ context: { typed } }) => ({
        act: { step: 'note', text: typed.note } as const,
        goesOn: false,
        failure: null,
      })),
      tellSaved: emit(({ context }) => noticeOf(context)),
      tellSavedUnreturned: emit(({ context }) => noticeOf(context)),
      /** Keeps the other text as a draft, then opens the next consultation if requested. */
      keepRest: enqueueActions(({ context, enqueue }) => {
        const { goesOn, neighbours, tabId } = context;
        const rest = consultationKind.unsavedWork(context);
        if (rest) {
          enqueue.emit(consultationFacts.noted(context, rest));
          enqueue.emit({ type: 'page.notSaved', id: tabId });
        }
        if (!goesOn || neighbours.next === null) return;
        enqueue.emit({ type: 'navigation.requested', href: pathOf(neighbours.next), replace: false });
      }),
      keepAsked: assign({ asked: (_, { asked }: { asked: Asked }) => asked }),
      forgetAsked: assign({ asked: null }),
      keepOwners: assign((_, answer: Result<readonly OwnerChoice[]>) => (answer.ok ? { owners: answer.value } : {})),
      keepContact: assign((_, answer: Result<Secret<ConsultationContact>>) =>
        answer.ok ? { contact: answer.value } : {},
      ),
      forgetContact: assign({ contact: null }),
      keepNeighbours: assign({ neighbours: (_, neighbours: Neighbours) => neighbours }),
    },
    guards: {
      isReady: (_, { act }: { act: ConsultationAct }) => !isLetter(act) || hindranceOf(act.step, act.text) === null,
      /** Whether only a note is typed, and it can be saved as it is. */
      isNoteReady: ({ context: { typed } }) => typed.reply === '' && hindranceOf('note', typed.note) === null,
      isHandOver: (_, { asked }: { asked: Asked }) => asked === 'assign',
      isUntouched: ({ context }) => consultationKind.unsavedWork(context) === null && context.asked === null,
      mayBeOutdated: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
      isNewer: ({ context: { consultation } }, answer: Result<Consultation>) =>
        answer.ok && answer.value.version > (consultation?.version ?? 0),
      isSame: ({ context: { consultation } }, answer: Result<Consultation>) =>
        answer.ok && answer.value.version === consultation?.version,
    },
  });

const pathOf = (id: string) => recordPath(consultationsPath, id);

/** After a reply the next consultation is offered, unless it opens anyway. */
function noticeOf({ act, consultation, goesOn, neighbours }: ConsultationContext): FactOf<'notice'> {
  const { step } = act as ConsultationAct;
  const next = step === 'reply' && !goesOn && neighbours.next !== null ? pathOf(neighbours.next) : null;
  const notice: Notice = { code: 'consulting.stepped', step, title: consultation?.title ?? '', next };
  return { type: 'notice', notice };
}

const newerOf = (one: Consultation, shown: Consultation | null): Consultation =>
  shown && shown.version > one.version ? shown : one;
