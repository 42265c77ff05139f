import { type ActorRefFrom, assign, emit, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Result } from '#src/domain/failure.ts';
import {
  goneItems,
  type HomeItem,
  type HomePage,
  type HomePageNow,
  type HomeSlots,
  readSlots,
  sameSlots,
  withStatus,
  withStatuses,
} from '#src/domain/content/home-page.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import { recordLife } from '#src/machines/record/life.ts';
import {
  arranged,
  type Change,
  type HomePageContext,
  type HomePageEvent,
  homePageKind,
  type HomePageSave,
} from './home-page-context.ts';

const life = recordLife(homePageKind);

/**
 * The configuration of the public home page (decision 038): slots with online content, in order. Items that went offline are
 * shown before a save removes them. A newer version on the server is shown beside the own one and never overwritten.
 */
export const homePageMachine = setup({
  types: {
    context: {} as HomePageContext,
    input: {} as PageInput,
    events: {} as HomePageEvent,
    emitted: {} as RecordFact,
    tags: {} as RecordTag,
  },
  actors: {
    fetchRecord: missingCall<Result<HomePage>, RecordQuestion>('fetchRecord'),
    /** Null if the page was saved and the server did not return it. */
    saveRecord: missingCall<Result<HomePage | null>, HomePageSave>('saveRecord'),
    /** The page as somebody else saved it, and the present state of the items that are arranged here. */
    fetchTheirs: missingCall<Result<HomePageNow>, HomeSlots>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    references: pickerMachine,
  },
  ...recordActions(homePageKind),
})
  .extend({
    actions: {
      keepRecord: assign((_, answer: Result<HomePage>) => (answer.ok ? pageOf(answer.value) : {})),
      keepSaved: assign((_, answer: Result<HomePage | null>) =>
        answer.ok && answer.value ? pageOf(answer.value) : {},
      ),
      offerDraft: assign({
        draft: ({ context }, draft: Draft | null) =>
          draft && !sameSlots(readSlots(draft.values), context.slots) ? draft : null,
      }),
      takeDraft: assign(({ context: { draft, slots } }) => ({
        slots: draft ? readSlots(draft.values) : slots,
        draft: null,
      })),
      forgetWork: assign({ slots: ({ context: { page, slots } }) => page?.slots ?? slots }),
      arrange: assign({ slots: ({ context }, change: Change) => arranged(context.slots, change) }),
      takeStatus: assign({
        slots: (
          { context },
          { path, ids, status }: { path: string; ids: readonly string[]; status: HomeItem['status'] },
        ) => withStatus(context.slots, path, ids, status),
      }),
      keepTheirs: assign((_, answer: Result<HomePageNow>) => (answer.ok ? { theirs: answer.value.page } : {})),
      takeStatuses: assign(({ context }, answer: Result<HomePageNow>) =>
        answer.ok ? { slots: withStatuses(context.slots, answer.value.items) } : {},
      ),
      takeTheirs: assign(({ context }) => (context.theirs ? pageOf(context.theirs) : {})),
      buildOnTheirs: assign(({ context }) => ({ page: context.theirs, theirs: null })),
      saveAgain: raise({ type: 'save' }),
      tellSaved: emit({ type: 'notice', notice: { code: 'record.live', title: null } }),
      tellSavedUnreturned: emit({ type: 'notice', notice: { code: 'record.live', title: null } }),
    },
    guards: {
      /** Whether a save was refused, perhaps because somebody else saved or an item went offline. */
      mayBeOutdated: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
      isNewer: ({ context }, answer: Result<HomePageNow>) =>
        answer.ok && answer.value.page.version > (context.page?.version ?? 0),
      /**
       * Whether an item that was sent as online is offline. Any other refusal is shown as a failure, without a
       * question.
       */
      isSentGone: ({ context: { unsettled } }, answer: Result<HomePageNow>) =>
        answer.ok && goneItems(withStatuses(unsettled?.slots ?? {}, answer.value.items)).length > 0,
      /** Other operations leave a record as visible as it was. */
      isPublishing: (_, { operation }: FactOf<'records.operated'>) =>
        operation.right === 'updown' || operation.right === 'line',
      hasGone: ({ context }) => goneItems(context.slots).length > 0,
    },
  })
  .createMachine({
    id: 'homePage',
    context: ({ input: { tabId, location } }) => ({
      tabId,
      path: location.path,
      page: null,
      slots: {},
      draft: null,
      theirs: null,
      failure: null,
      failedChecks: 0,
      ...noAttempts,
    }),
    invoke: { id: 'references', src: 'references' },
    initial: 'opening',
    on: {
      ...life.on,
      'records.changed': {
        actions: {
          type: 'takeStatus',
          params: ({ event: { path, record } }) => ({
            path,
            ids: record ? [record.id] : [],
            status: record?.status ?? 'online',
          }),
        },
      },
      'records.deleted': {
        actions: { type: 'takeStatus', params: ({ event: { path, ids } }) => ({ path, ids, status: 'gone' }) },
      },
      'records.operated': {
        guard: withEvent('isPublishing'),
        actions: {
          type: 'takeStatus',
          params: ({ event: { path, ids, operation } }) => ({ path, ids, status: operation.on ? 'online' : 'offline' }),
        },
      },
    },
    states: {
      opening: { always: 'loading' },
      loading: life.loading(),
      failed: life.failed,
      recalling: life.recalling(),
      editing: {
        on: {
          ...life.draftAnswers('keepDraft', 'tellUnsaved'),
          'item.add': { actions: [withEvent('arrange'), 'keepDraft', 'tellUnsaved'] },
          'item.move': { actions: [withEvent('arrange'), 'keepDraft', 'tellUnsaved'] },
          'item.remove': { actions: [withEvent('arrange'), 'keepDraft', 'tellUnsaved'] },
          save: [
            { guard: 'hasGone', target: 'confirming' },
            { target: 'saving', actions: 'tellSaving' },
          ],
          'work.save': [
            { guard: 'hasGone', target: 'confirming', actions: 'tellNotSaved' },
            { target: 'saving', actions: 'tellSaving' },
          ],
        },
      },
      confirming: {
        on: { 'save.confirm': { target: 'saving', actions: 'tellSaving' }, 'save.cancel': 'editing' },
      },
      saving: life.saving(),
      comparing: {
        ...life.comparing(
          ({ slots }) => slots,
          {
            guard: withOutput('isNewer'),
            target: 'conflict',
            actions: [withOutput('keepTheirs'), withOutput('takeStatuses'), 'keepDraft', 'tellUnsaved'],
          },
          {
            guard: withOutput('isSentGone'),
            target: 'confirming',
            actions: [withOutput('takeStatuses'), 'keepDraft', 'tellUnsaved'],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'editing',
            actions: [withOutput('takeStatuses'), 'tellFailure', 'keepDraft', 'tellUnsaved'],
          },
        ),
        // This may end with a question to the person, so a tab that waits for the save gets its answer at once.
        entry: 'tellNotSaved',
      },
      conflict: {
        on: {
          'mine.keep': { target: 'editing', actions: ['buildOnTheirs', 'saveAgain'] },
          'theirs.take': { target: 'editing', actions: ['dropDraft', 'takeTheirs', 'tellUnsaved'] },
        },
      },
    },
  });

const pageOf = (page: HomePage) => ({ page, slots: page.slots, theirs: null, failure: null });

export type HomePageActor = ActorRefFrom<typeof homePageMachine>;
