import { withOutput } from '#src/machines/params.ts';
import type { DraftQuestion, RecordContext, RecordKind, RecordQuestion, Save } from './kind.ts';

/** Requests to save are ignored during a save, because its end answers them. */
export const saveUnderWay = { 'work.save': {} } as const;

/**
 * The actions after a failed save. The tab is notified last, because a tab that waits for the save may then close the page.
 */
export const tellFailedSave = ['tellFailure', 'tellNotSaved', 'tellUnsaved'] as const;

/**
 * Saved, but the server did not return the record: it is fetched again, or the page is ready for the next new record.
 */
export const savedWithoutRecord = {
  guard: withOutput('isAnswered'),
  target: 'opening',
  actions: ['dropDraft', 'tellSavedUnreturned', 'afterUnreturnedSave', 'settle', 'forgetDraft'],
} as const;

/**
 * The life of a record's page (decision 048), as states that a machine takes into its chart. They use the actions and
 * guards of `recordActions`, and these, which each kind must provide itself:
 *
 * - `keepRecord`, `keepSaved`: base the form on the fetched record, or on the record that a save returned;
 * - `offerDraft`, `takeDraft`: offer a draft of an earlier visit, and take it into the form;
 * - `forgetWork`: sets the form back to what is saved;
 * - `mayBeOutdated`: whether a save was refused, perhaps because somebody else had saved before.
 *
 * Its ports are `fetchRecord`, `findDraft`, `saveRecord` and `fetchTheirs`. Each kind has its own state `editing`, and
 * its own states between the request to save and `saving`. `onRecord` names actions of the kind that run each time after
 * the form is based on another record.
 */
export function recordLife<
  Context extends RecordContext<Sent>,
  Sent extends Save,
  Loaded,
  const OnRecord extends readonly string[],
>(kind: RecordKind<Context, Sent, Loaded>, ...onRecord: OnRecord) {
  const savingInto = <const Target extends string, const Refused extends readonly object[]>(
    target: Target,
    ...refused: Refused
  ) =>
    ({
      tags: ['busy', 'sending'],
      entry: 'prepareSave',
      on: saveUnderWay,
      invoke: {
        src: 'saveRecord',
        input: ({ context }: { context: Context }) => context.unsettled as Sent,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target,
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
          savedWithoutRecord,
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
    }) as const;

  return {
    /** Requests to save, discard or note unsaved work are answered in every state. */
    on: {
      'work.save': { actions: 'tellNotSaved' },
      'work.discard': { actions: ['dropDraft', 'forgetWork'] },
      'work.note': { actions: 'noteDraft' },
    },

    /** The answers to an offered draft. `then` names actions that run after it was taken. */
    draftAnswers: <const Then extends readonly string[]>(...then: Then) =>
      ({
        'draft.taken': { actions: ['takeDraft', ...then] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
      }) as const,

    /** The first state, for kinds whose new records are not fetched. */
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },

    /** `missing`: transitions for an answer without the record. */
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

    /** `copied`: transitions for drafts that are taken at once instead of offered. */
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

    /** `refused`: transitions for refusals that this kind handles by their reason. */
    saving: <const Refused extends readonly object[]>(...refused: Refused) => savingInto('editing', ...refused),

    /** The same for kinds that go on from the state `target` after a save. */
    savingInto,

    /** `found`: transitions for the fetched version that somebody else saved. */
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
