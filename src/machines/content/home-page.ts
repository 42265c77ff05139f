import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import {
  goneItems,
  type HomeItem,
  type HomePage,
  type HomePageNow,
  type HomeSlot,
  type HomeSlots,
  readSlots,
  sameSlots,
  withItem,
  withMoved,
  withStatus,
  withStatuses,
  withoutGone,
  withoutItem,
  writeSlots,
} from '#src/domain/content/home-page.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions } from '#src/machines/failures.ts';
import type { PageEvent, PageInput, WorkEvent } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** What `savePage` is given. `attempt` is the same for each try of one arrangement (decision 043). */
export interface HomePageSave {
  version: number;
  slots: HomeSlots;
  attempt: string;
}

/** How the arrangement is changed. */
type Change =
  | { type: 'item.add'; slot: HomeSlot; item: HomeItem }
  | { type: 'item.move'; slot: string; from: number; to: number }
  | { type: 'item.remove'; slot: string; item: HomeItem };

type Event =
  | PageEvent
  | WorkEvent
  | Change
  | { type: 'save' }
  | { type: 'save.confirm' }
  | { type: 'save.cancel' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'draft.taken' }
  | { type: 'draft.discarded' }
  | { type: 'retry' };

interface Context {
  tabId: string;
  path: string;
  /** As it is on the server. */
  page: HomePage | null;
  /** As it is arranged here. */
  slots: HomeSlots;
  /** What an earlier visit left behind, as long as it is offered. */
  draft: Draft | null;
  /** What somebody else saved meanwhile. */
  theirs: HomePage | null;
  failure: Failure | null;
  /** The arrangement that was sent last, and its number. */
  sent: { slots: HomeSlots; number: number };
}

const isChanged = ({ page, slots }: Pick<Context, 'page' | 'slots'>): boolean =>
  page !== null && !sameSlots(slots, page.slots);

/**
 * The configuration of the public home page (decision 038): places that are filled from online content, in order. What went
 * offline is shown before saving takes it out. A newer version on the server is shown beside the own one, never overwritten.
 */
export const homePageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'page.unsaved' | 'page.notSaved' | 'draft.noted' | 'draft.dropped'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchPage: missingCall<Result<HomePage>, void>('fetchPage'),
    /** Null where it is saved and the server does not tell the page. */
    savePage: missingCall<Result<HomePage | null>, HomePageSave>('savePage'),
    comparePage: missingCall<Result<HomePageNow>, HomeSlots>('comparePage'),
    findDraft: missingCall<Draft | null, { path: string; version: number | null }>('findDraft'),
    references: pickerMachine,
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      takePage: assign((_, answer: Result<HomePage | null>) =>
        answer.ok && answer.value ? { page: answer.value, slots: answer.value.slots, theirs: null, failure: null } : {},
      ),
      /** It is asked for again; nothing is arranged until it is there. */
      leaveSaved: assign({ page: null, draft: null }),
      offerDraft: assign({
        draft: ({ context }, draft: Draft | null) =>
          draft && !sameSlots(readSlots(draft.values), context.slots) ? draft : null,
      }),
      takeDraft: assign(({ context }) => ({
        slots: context.draft ? readSlots(context.draft.values) : context.slots,
        draft: null,
      })),
      forgetDraft: assign({ draft: null }),
      dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: context.path })),
      arrange: assign({ slots: ({ context }, change: Change) => arranged(context.slots, change) }),
      /** What is changed is kept as a draft; the tab shows it. */
      tellWork: enqueueActions(({ context, enqueue }) => {
        const unsaved = isChanged(context);
        const { path, page, tabId } = context;
        if (unsaved)
          enqueue.emit({
            type: 'draft.noted',
            path,
            version: page?.version ?? null,
            values: writeSlots(context.slots),
          });
        else enqueue.emit({ type: 'draft.dropped', path });
        enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved });
      }),
      takeStatus: assign({
        slots: (
          { context },
          { path, ids, status }: { path: string; ids: readonly string[]; status: HomeItem['status'] },
        ) => withStatus(context.slots, path, ids, status),
      }),
      prepareSave: assign({
        sent: ({ context: { slots, sent } }) => (sent.slots === slots ? sent : { slots, number: sent.number + 1 }),
      }),
      /** The next try is another one. */
      settle: assign({ sent: ({ context }) => ({ ...context.sent, slots: {} }) }),
      keepTheirs: assign((_, answer: Result<HomePageNow>) => (answer.ok ? { theirs: answer.value.page } : {})),
      takeStatuses: assign(({ context }, answer: Result<HomePageNow>) =>
        answer.ok ? { slots: withStatuses(context.slots, answer.value.items) } : {},
      ),
      takeTheirs: assign(({ context }) => ({
        page: context.theirs,
        slots: context.theirs?.slots ?? context.slots,
        theirs: null,
      })),
      standOnTheirs: assign(({ context }) => ({ page: context.theirs, theirs: null })),
      saveNow: raise({ type: 'save' }),
      tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
      /** What is unsaved is waited for, before anybody is asked about it (fault F11). */
      tellSaving: emit(({ context }) => fact({ type: 'page.unsaved', id: context.tabId, unsaved: true, saving: true })),
      tellNotSaved: emit(({ context }) => fact({ type: 'page.notSaved', id: context.tabId })),
    },
    guards: {
      isNewer: ({ context }, answer: Result<HomePageNow>) =>
        answer.ok && answer.value.page.version > (context.page?.version ?? 0),
      /** What the server was sent as online is not; any other refusal is told, not asked about. */
      isSentGone: ({ context: { sent } }, answer: Result<HomePageNow>) =>
        answer.ok && goneItems(withStatuses(withoutGone(sent.slots), answer.value.items)).length > 0,
      /** Other operations leave a record as visible as it was. */
      isPublishing: (_, { operation }: FactOf<'records.operated'>) =>
        operation.right === 'updown' || operation.right === 'line',
      hasGone: ({ context }) => goneItems(context.slots).length > 0,
    },
  })
  .createMachine({
    id: 'homePage',
    description: 'The configuration of the public home page.',
    context: ({ input: { tabId, location } }) => ({
      tabId,
      path: location.path,
      page: null,
      slots: {},
      draft: null,
      theirs: null,
      failure: null,
      sent: { slots: {}, number: 0 },
    }),
    invoke: { id: 'references', src: 'references' },
    initial: 'loading',
    on: {
      'work.discard': { actions: 'dropDraft' },
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
      loading: {
        invoke: {
          src: 'fetchPage',
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'recalling',
              actions: withOutput('takePage'),
            },
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
        },
      },
      failed: { on: { retry: 'loading' } },
      recalling: {
        description: 'Is there a draft of an earlier visit?',
        invoke: {
          src: 'findDraft',
          input: ({ context }) => ({ path: context.path, version: context.page?.version ?? null }),
          onDone: { target: 'editing', actions: withOutput('offerDraft') },
          onError: 'editing',
        },
      },
      editing: {
        on: {
          'item.add': { actions: [withEvent('arrange'), 'tellWork'] },
          'item.move': { actions: [withEvent('arrange'), 'tellWork'] },
          'item.remove': { actions: [withEvent('arrange'), 'tellWork'] },
          'draft.taken': { actions: ['takeDraft', 'tellWork'] },
          'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
          save: [{ guard: 'hasGone', target: 'confirming' }, { target: 'saving' }],
          'work.save': [{ guard: 'hasGone', target: 'confirming', actions: 'tellNotSaved' }, { target: 'saving' }],
        },
      },
      confirming: {
        description: 'What went offline will be taken out.',
        on: { 'save.confirm': 'saving', 'save.cancel': 'editing' },
      },
      saving: {
        tags: ['busy', 'sending'],
        entry: ['prepareSave', 'tellSaving'],
        invoke: {
          src: 'savePage',
          input: ({ context: { page, sent }, self }) => ({
            version: page?.version ?? 0,
            // Here they stay until the server has taken them out, too.
            slots: withoutGone(sent.slots),
            attempt: `${self.sessionId}.${sent.number}`,
          }),
          onDone: [
            {
              guard: withOutput('isTold'),
              target: 'editing',
              actions: [withOutput('takePage'), 'settle', 'forgetDraft', 'tellWork', 'tellSaved'],
            },
            {
              guard: withOutput('isAnswered'),
              target: 'loading',
              actions: ['leaveSaved', 'settle', 'tellWork', 'tellSaved'],
            },
            {
              guard: withOutput('isDeclined'),
              target: 'comparing',
              actions: [withOutput('keepFailure'), 'tellNotSaved'],
            },
            {
              target: 'editing',
              actions: [withOutput('keepFailure'), 'tellFailure', 'tellNotSaved', 'tellWork'],
            },
          ],
          onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved', 'tellWork'] },
        },
      },
      comparing: {
        description: 'The save was refused: has somebody else saved meanwhile, or did something go offline?',
        tags: ['busy', 'sending'],
        invoke: {
          src: 'comparePage',
          input: ({ context }) => context.slots,
          onDone: [
            {
              guard: withOutput('isNewer'),
              target: 'conflict',
              actions: [withOutput('keepTheirs'), withOutput('takeStatuses'), 'tellWork'],
            },
            {
              guard: withOutput('isSentGone'),
              target: 'confirming',
              actions: [withOutput('takeStatuses'), 'tellWork'],
            },
            {
              target: 'editing',
              actions: [withOutput('takeStatuses'), 'tellFailure', 'tellWork'],
            },
          ],
          onError: { target: 'editing', actions: ['tellFailure', 'tellWork'] },
        },
        exit: 'settle',
      },
      conflict: {
        description: 'Somebody else saved: theirs or mine.',
        on: {
          'mine.keep': { target: 'editing', actions: ['standOnTheirs', 'saveNow'] },
          'theirs.take': { target: 'editing', actions: ['takeTheirs', 'tellWork'] },
        },
      },
    },
  });

function arranged(slots: HomeSlots, change: Change): HomeSlots {
  switch (change.type) {
    case 'item.add':
      return withItem(slots, change.slot, change.item);
    case 'item.move':
      return withMoved(slots, change.slot, change.from, change.to);
    case 'item.remove':
      return withoutItem(slots, change.slot, change.item);
    default:
      return change satisfies never;
  }
}

export type HomePageActor = ActorRefFrom<typeof homePageMachine>;
