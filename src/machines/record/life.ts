import { withOutput } from '#src/machines/params.ts';
import type { DraftQuestion, RecordContext, RecordKind, RecordQuestion, Save } from './kind.ts';

/** A save that is under way says itself how it ended. */
export const answersItself = { 'work.save': {} } as const;

/** How a save that failed ends. Whoever waits for it may take this page away: the tab is told last. */
export const tellFailedSave = ['tellFailure', 'tellNotSaved', 'tellUnsaved'] as const;

/** Saved, and nobody tells the record: it is asked for again, or the page is ready for the next new one. */
export const savedUntold = {
  guard: withOutput('isAnswered'),
  target: 'opening',
  actions: ['dropDraft', 'tellSaved', 'leaveSaved', 'settle', 'forgetDraft'],
} as const;

/**
 * The life of a record's page (decision 048), as states that a machine takes into its chart. Their actions and guards are
 * those of `recordActions`, and a few that each kind has of its own:
 *
 * - `keepRecord`, `keepSaved`: what was fetched, or answered to a save, is what the form is based on;
 * - `offerDraft`, `takeDraft`: a draft of an earlier visit is offered, and taken into the form;
 * - `forgetWork`: the form is as it was saved;
 * - `mayBeOutdated`: a save was refused, and perhaps because somebody else had saved before.
 *
 * Its ports are `fetchRecord`, `findDraft`, `saveRecord` and `fetchTheirs`. `editing`, and what happens between the wish to
 * save and `saving`, belong to the kind. `onRecord` are actions of its own that follow each time
 * that the form is based on another record.
 */
export function recordLife<
  Context extends RecordContext<Sent>,
  Sent extends Save,
  Loaded,
  const OnRecord extends readonly string[],
>(kind: RecordKind<Context, Sent, Loaded>, ...onRecord: OnRecord) {
  return {
    /** Whoever asks what is to become of unsaved work is answered in every state. */
    on: {
      'work.save': { actions: 'tellNotSaved' },
      'work.discard': { actions: ['dropDraft', 'forgetWork'] },
      'work.note': { actions: 'noteDraft' },
    },

    /** What becomes of the draft that is offered. `then` follows on taking it. */
    draftAnswers: <const Then extends readonly string[]>(...then: Then) =>
      ({
        'draft.taken': { actions: ['takeDraft', ...then] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
      }) as const,

    /** For kinds of which a new one is not fetched. */
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },

    /** `missing`: how it is found out that there is no such record. */
    loading: <const Missing extends readonly object[]>(...missing: Missing) =>
      ({
        invoke: {
          src: 'fetchRecord',
          input: ({ context }: { context: Context }): RecordQuestion => ({ id: kind.idOf(context) ?? '' }),
          onDone: [
            {
              guard: withOutput('isFound'),
              target: 'recalling',
              actions: [withOutput('keepRecord'), ...onRecord, 'nameTab'],
            },
            ...missing,
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
        },
      }) as const,

    unavailable: {},

    failed: { on: { retry: 'loading' } },

    /** `copied`: drafts that are not offered but taken at once. */
    recalling: <const Copied extends readonly object[]>(...copied: Copied) =>
      ({
        invoke: {
          src: 'findDraft',
          input: ({ context }: { context: Context }): DraftQuestion => ({
            path: kind.pathOf(context),
            version: kind.versionOf(context),
          }),
          onDone: [...copied, { target: 'editing', actions: withOutput('offerDraft') }],
          onError: 'editing',
        },
      }) as const,

    /** `refused`: rows for refusals that this kind acts on, by their reason. */
    saving: <const Refused extends readonly object[]>(...refused: Refused) =>
      ({
        tags: ['busy', 'sending'],
        entry: 'prepareSave',
        on: answersItself,
        invoke: {
          src: 'saveRecord',
          input: ({ context }: { context: Context }) => context.unsettled as Sent,
          onDone: [
            {
              guard: withOutput('isTold'),
              target: 'editing',
              actions: [
                'dropDraft',
                withOutput('keepSaved'),
                ...onRecord,
                'settle',
                'forgetDraft',
                'moveTab',
                'tellSaved',
                'tellChanged',
                'keepRest',
                'tellUnsaved',
              ],
            },
            savedUntold,
            ...refused,
            { guard: withOutput('mayBeOutdated'), target: 'comparing', actions: withOutput('keepFailure') },
            {
              guard: withOutput('isDeclined'),
              target: 'editing',
              actions: [withOutput('keepFailure'), 'settle', ...tellFailedSave],
            },
            { target: 'editing', actions: [withOutput('keepFailure'), ...tellFailedSave] },
          ],
          onError: { target: 'editing', actions: ['keepSurprise', ...tellFailedSave] },
        },
      }) as const,

    /** `found`: what is done about what somebody else saved. */
    comparing: <Question, const Found extends readonly object[]>(
      input: (context: Context) => Question,
      ...found: Found
    ) =>
      ({
        tags: ['busy', 'sending'],
        exit: 'settle',
        invoke: {
          src: 'fetchTheirs',
          input: ({ context }: { context: Context }) => input(context),
          onDone: [...found, { target: 'editing', actions: tellFailedSave }],
          onError: { target: 'editing', actions: tellFailedSave },
        },
      }) as const,
  } as const;
}
