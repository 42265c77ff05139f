import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isGone, type Result } from '#src/domain/failure.ts';
import { type AppLocation, draftPathOf, isOfAnotherNew, successorPath } from '#src/domain/routes/location.ts';
import { type TemplateKind, templateKinds } from '#src/domain/scoring/kinds.ts';
import { changedForm, type TemplateChange } from '#src/domain/scoring/template-change.ts';
import { isSameForm, readTemplateDraft, unreadable } from '#src/domain/scoring/template-form.ts';
import { templatesPath, type TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import { recordFacts } from '#src/machines/record/facts.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import { recordLife, saveUnderWay } from '#src/machines/record/life.ts';
import { templateStepsMachine } from './steps.ts';
import {
  isEditable,
  isTemplateChanged,
  pathOfTemplate,
  relatedVersions,
  startOf,
  type TemplateContext,
  type TemplateEvent,
  templateIdOf,
  templateKind,
  type TemplateSave,
} from './template-context.ts';

const facts = recordFacts(templateKind);
const life = recordLife(templateKind);
const draftAnswers = life.draftAnswers('keepDraft', 'tellUnsaved');

/**
 * The page of a version of a template (decision 037). A draft can be changed; a version that is or was in force is read-only.
 * If somebody else has saved the draft, both are compared; if it was activated or deleted meanwhile, the input becomes a new
 * draft.
 */
export const templateMachine = setup({
  types: {
    context: {} as TemplateContext,
    input: {} as PageInput,
    events: {} as TemplateEvent,
    children: {} as { steps: 'steps'; versions: 'fetchVersions' },
    emitted: {} as RecordFact,
    tags: {} as RecordTag,
  },
  actors: {
    steps: templateStepsMachine,
    fetchRecord: missingCall<Result<TemplateVersion>, RecordQuestion>('fetchRecord'),
    fetchVersions: missingCall<Result<readonly TemplateVersion[]>, void>('fetchVersions'),
    fetchTheirs: missingCall<Result<TemplateVersion>, RecordQuestion>('fetchTheirs'),
    /** Null if it was saved and the server did not return it. */
    saveRecord: missingCall<Result<TemplateVersion | null>, TemplateSave>('saveRecord'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
  },
  ...recordActions(templateKind),
})
  .extend({
    actions: {
      keepRecord: assign((_, answer: Result<TemplateVersion>) =>
        answer.ok ? { ...startOf(answer.value), failure: null } : {},
      ),
      keepSaved: assign((_, answer: Result<TemplateVersion | null>) =>
        answer.ok && answer.value
          ? {
              ...startOf(answer.value),
              path: pathOfTemplate(answer.value.id),
              templateId: answer.value.id,
              failure: null,
              failedChecks: 0,
            }
          : {},
      ),
      /** Offers a draft, unless it would change nothing or the version is read-only. */
      offerDraft: assign({
        draft: ({ context }, draft: Draft | null) => {
          const form = draft && readTemplateDraft(draft.values);
          return form && isEditable(context) && !isSameForm(form, context.form) ? draft : null;
        },
      }),
      takeDraft: assign(({ context: { draft, form, kind, saved } }) => ({
        draft: null,
        form: (draft && readTemplateDraft(draft.values)) ?? form,
        kind: saved ? kind : (kindIn(draft) ?? kind),
      })),
      forgetWork: assign(({ context: { saved } }) => startOf(saved)),
      changeForm: enqueueActions(({ context, enqueue }, { change }: { change: TemplateChange }) => {
        const form = changedForm(context.form, change, () => relatedVersions(context));
        enqueue.assign({ form });
        for (const emitted of facts.ofTyping(context, { ...context, form })) enqueue.emit(emitted);
      }),
      takeKind: enqueueActions(({ context, enqueue }, { kind }: { kind: TemplateKind }) => {
        enqueue.assign({ kind });
        for (const emitted of facts.ofTyping(context, { ...context, kind })) enqueue.emit(emitted);
      }),
      keepVersions: assign((_, answer: Result<readonly TemplateVersion[]>) =>
        answer.ok ? { versions: answer.value } : {},
      ),
      keepTheirs: assign((_, answer: Result<TemplateVersion>) => (answer.ok ? { theirs: answer.value } : {})),
      /** Keeps the form and bases it on the version that somebody else saved. */
      buildOnTheirs: assign(({ context: { theirs, saved } }) => ({ saved: theirs ?? saved, theirs: null })),
      takeTheirs: assign(({ context: { theirs, saved } }) => ({ ...startOf(theirs ?? saved), theirs: null })),
      /** The draft was activated or deleted: the input becomes a new draft of the same kind. */
      becomeNew: enqueueActions(({ context, enqueue }) => {
        const { templateId, path } = context;
        enqueue.emit(facts.dropped(context));
        enqueue.assign({
          path: templateId === null ? path : successorPath(templatesPath, templateId),
          templateId: null,
          saved: null,
          theirs: null,
        });
      }),
      takePath: assign({
        path: (_, { location }: { location: AppLocation }) => draftPathOf(templatesPath, location),
      }),
      saveAgain: raise({ type: 'save' }),
    },
    guards: {
      mayChange: ({ context }) => isEditable(context) && context.draft === null,
      mayChooseKind: ({ context }) => context.saved === null && context.draft === null,
      isWrong: ({ context }) => Object.keys(unreadable(context.form)).length > 0,
      isReadOnly: ({ context }) => !isEditable(context),
      /** Any refusal may be due to a newer version or status. */
      mayBeOutdated: ({ context }, answer: Result<unknown>) =>
        context.saved !== null && !answer.ok && answer.failure.kind === 'refused',
      isNewer: ({ context: { saved } }, answer: Result<TemplateVersion>) =>
        answer.ok && answer.value.version > (saved?.version ?? 0),
      isLost: (_, answer: Result<unknown>) => !answer.ok && isGone(answer.failure),
      isTheirsEditable: ({ context: { theirs } }) => isEditable({ saved: theirs }),
      isOwnUntouched: ({ context }, { path }: { path: string }) =>
        path === templatesPath && context.templateId !== null && !isTemplateChanged(context),
      isTyped: ({ context }) => isTemplateChanged(context),
      /** Whether another new template was requested and this page has no input to lose. */
      isBlankForAnother: ({ context }, { location }: { location: AppLocation }) =>
        context.templateId === null &&
        context.draft === null &&
        !isTemplateChanged(context) &&
        isOfAnotherNew(templatesPath, context.path, location),
      isUntouched: ({ context }) => context.templateId !== null && !isTemplateChanged(context),
    },
  })
  .createMachine({
    id: 'template',
    context: ({ input: { tabId, location } }) => ({
      ...startOf(null),
      tabId,
      path: draftPathOf(templatesPath, location),
      templateId: templateIdOf(location.path),
      versions: [],
      theirs: null,
      draft: null,
      failure: null,
      failedChecks: 0,
      ...noAttempts,
    }),
    invoke: [
      { id: 'steps', src: 'steps' },
      {
        id: 'versions',
        src: 'fetchVersions',
        onDone: { actions: withOutput('keepVersions') },
        // Without them a new item may get a code that an earlier version has.
        onError: {},
      },
    ],
    on: life.on,
    initial: 'opening',
    states: {
      opening: life.opening,
      loading: life.loading({ guard: withOutput('isGone'), target: 'unavailable' }),
      unavailable: life.unavailable,
      failed: life.failed,
      recalling: life.recalling(),
      editing: {
        initial: 'resting',
        states: {
          resting: {
            on: {
              'page.located': [
                { guard: 'isUntouched', target: 'renewing' },
                {
                  guard: withEvent('isBlankForAnother'),
                  target: '#template.recalling',
                  actions: withEvent('takePath'),
                },
              ],
              'records.outdated': { guard: withEvent('isOwnUntouched'), target: 'renewing' },
              'records.deleted': { guard: withEvent('isOwnUntouched'), target: 'renewing' },
            },
          },
          // Changes by others are shown at once, as long as there is no input.
          renewing: {
            invoke: {
              src: 'fetchRecord',
              input: ({ context }) => ({ id: context.templateId ?? '' }),
              onDone: [
                { guard: 'isTyped', target: 'resting' },
                { guard: withOutput('isAnswered'), target: 'resting', actions: [withOutput('keepRecord'), 'nameTab'] },
                { guard: withOutput('isGone'), target: '#template.unavailable' },
                { target: 'resting' },
              ],
              onError: 'resting',
            },
          },
        },
        on: {
          'form.change': { guard: 'mayChange', actions: withEvent('changeForm') },
          'kind.choose': { guard: 'mayChooseKind', actions: withEvent('takeKind') },
          ...draftAnswers,
          'draft.taken': [
            // The version was activated while the draft was offered.
            {
              guard: 'isReadOnly',
              target: '.resting',
              actions: ['takeDraft', 'becomeNew', 'keepDraft', 'tellUnsaved'],
            },
            draftAnswers['draft.taken'],
          ],
          save: [
            { guard: 'isReadOnly' },
            { guard: 'isWrong', actions: 'showErrors' },
            { target: 'saving', actions: 'tellSaving' },
          ],
          'work.save': [
            { guard: 'isReadOnly', actions: 'tellNotSaved' },
            { guard: 'isWrong', actions: ['showErrors', 'tellNotSaved'] },
            { target: 'saving', actions: 'tellSaving' },
          ],
        },
      },
      saving: life.saving(),
      comparing: {
        ...life.comparing(
          ({ templateId }) => ({ id: templateId ?? '' }),
          {
            guard: withOutput('isNewer'),
            target: 'conflict',
            actions: [withOutput('keepTheirs'), 'tellNotSaved', 'tellUnsaved'],
          },
          {
            guard: withOutput('isLost'),
            target: 'editing',
            actions: ['tellFailure', 'becomeNew', 'keepDraft', 'tellNotSaved', 'tellUnsaved'],
          },
        ),
        on: saveUnderWay,
      },
      conflict: {
        on: {
          'mine.keep': [
            { guard: 'isTheirsEditable', target: 'editing', actions: ['buildOnTheirs', 'saveAgain'] },
            { target: 'editing', actions: ['becomeNew', 'keepDraft', 'saveAgain'] },
          ],
          'theirs.take': { target: 'editing', actions: ['dropDraft', 'takeTheirs', 'tellUnsaved'] },
        },
      },
    },
  });

const kindIn = (draft: Draft | null): TemplateKind | null =>
  templateKinds.find((kind) => kind === draft?.values['kind']) ?? null;

export type TemplateActor = ActorRefFrom<typeof templateMachine>;
