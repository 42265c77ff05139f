import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Comment, Moderated } from '#src/domain/comments/comment.ts';
import { draftOfTexts, type InboxForm, readTexts } from '#src/domain/comments/comment-draft.ts';
import { afterStep, canTake, inRow, newerOf } from '#src/domain/comments/inbox.ts';
import {
  changeListQuery,
  type ListPage,
  type ListQuery,
  readListQuery,
  sameFilters,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import { isGone, isRefusedAs, type Result } from '#src/domain/failure.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { listActions, listGuards } from '#src/machines/list-page.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { DraftQuestion } from '#src/machines/record/kind.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import { arrivalsMachine } from './arrivals.ts';
import { type BulkStep, commentBulkMachine, type CommentBulkOutput } from './bulk.ts';
import {
  type AskedStep,
  besideChosen,
  chosenAfter,
  chosenAs,
  chosenOn,
  formFor,
  formOf,
  hasLeft,
  hasPageAfter,
  hasTexts,
  needsQuestion,
  type InboxContext,
  type InboxEvent,
  isAllSeen,
  isPossible,
  type MarkedComments,
  numbered,
  type SentStep,
  withoutText,
  underWay,
  unsentAfter,
  withoutAnswered,
  writesElsewhere,
} from './inbox-context.ts';
import { ownActionsMachine } from './own-actions.ts';
import { threadMachine } from './thread.ts';

type StepAnswer = Result<Moderated | null>;

/** What becomes of the list when comments have changed: they stay where they are. */
const withRows = ({ page }: InboxContext, change: (row: Comment) => Comment) =>
  page ? { page: { ...page, list: page.list.map(change) } } : {};

/** Types, ports, actions and guards of the inbox. The chart is in `inbox.ts`. */
export const inboxSetup = setup({
  types: {
    context: {} as InboxContext,
    input: {} as PageInput,
    events: {} as InboxEvent,
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'records.changed'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'draft.noted'
      | 'draft.dropped'
    >,
    tags: {} as 'busy' | SendingTag,
    children: {} as { thread: 'thread'; ownActions: 'ownActions'; arrivals: 'arrivals'; bulk: 'bulk' },
  },
  actors: {
    thread: threadMachine,
    ownActions: ownActionsMachine,
    arrivals: arrivalsMachine,
    bulk: commentBulkMachine,
    fetchPage: missingCall<Result<ListPage<Comment>>, ListQuery>('fetchPage'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the step was taken and the server did not say how the comment is now. */
    stepComment: missingCall<StepAnswer, SentStep>('stepComment'),
  },
  actions: listActions<Comment>(),
  guards: listGuards,
})
  .extend({
    actions: {
      takeChosen: assign(({ context }, { id }: { id: string }) => chosenAs(context, id)),
      noteReading: assign({ isReading: true }),
      noteBack: assign({ isReading: false }),
      /** The pane shows what is chosen, and asks for it anew. */
      openThread: enqueueActions(({ context: { chosen }, enqueue }) => {
        enqueue.sendTo('thread', chosen === null ? { type: 'thread.close' } : { type: 'thread.open', id: chosen });
      }),
      chooseBeside: assign(({ context }, { by }: { by: 1 | -1 }) =>
        chosenAs(context, besideChosen(context, by)?.id ?? context.chosen),
      ),
      /** The way on: past the last row to what was not seen, past a border to another page. */
      seekUnseen: assign(({ context: { page } }) => ({
        edge: 'unseen' as const,
        known: page?.list.map(({ id }) => id) ?? [],
      })),
      turnPage: enqueueActions(({ context: { path, query }, enqueue }, { by }: { by: 1 | -1 }) => {
        enqueue.assign({ edge: by === 1 ? 'first' : 'last' });
        const search = writeListQuery(changeListQuery(query, { pageNum: query.pageNum + by }));
        enqueue.emit(fact({ type: 'navigation.requested', href: path + search, replace: true }));
      }),
      chooseOnPage: assign(({ context }) => {
        const id = chosenOn(context);
        return {
          ...chosenAs(context, id),
          edge: null,
          isReading: context.isReading && (context.edge !== null || id === context.chosen),
        };
      }),
      tellFetched: enqueueActions(({ context: { query }, enqueue }) => {
        enqueue.sendTo('arrivals', { type: 'list.fetched', filters: query.filters });
      }),
      askArrivals: enqueueActions(({ enqueue }) => {
        enqueue.sendTo('arrivals', { type: 'arrivals.ask' });
      }),
      /** Other filters show other comments: what is marked among them would be out of sight. */
      keepMarkedOfFilters: assign(({ context: { query } }, { location }: { location: AppLocation }) =>
        sameFilters(readListQuery(location.search), query) ? {} : { marked: [], chosen: null, edge: null },
      ),
      takeThread: assign(({ context }, { context: { thread } }: SnapshotFrom<typeof threadMachine>) => {
        const row = context.page?.list.find(({ id }) => id === thread?.comment.id);
        if (!thread || !row || newerOf(row, thread) === row) return {};
        return withRows(context, (one) => newerOf(one, thread));
      }),
      passTakeBack: enqueueActions(({ enqueue }, { id }: { id: string | null }) => {
        enqueue.sendTo('ownActions', { type: 'takeBack.last', id });
      }),
      /** Pressed while a step is being sent: that one is meant, so it waits until the server has it. */
      countTakeBack: assign({ takeBacks: ({ context }) => context.takeBacks + 1 }),
      passTakeBacks: enqueueActions(({ context: { takeBacks }, enqueue }) => {
        for (let count = 0; count < takeBacks; count += 1)
          enqueue.sendTo('ownActions', { type: 'takeBack.last', id: null });
        enqueue.assign({ takeBacks: 0 });
      }),
      /** What was pressed while another step failed: there was nothing to take back, and an older one was not meant. */
      forgetTakeBacks: assign({ takeBacks: 0 }),
      /** What was taken back is in view again, if the list has it. */
      hearActions: enqueueActions(
        ({ context, enqueue }, { context: { taken, miss } }: SnapshotFrom<typeof ownActionsMachine>) => {
          const { heard } = context;
          enqueue.assign({ heard: { taken, miss } });
          if (miss && miss !== heard.miss)
            enqueue.assign({
              said: miss.overtaken ? { code: 'overtaken', action: miss.overtaken } : { code: 'nothing' },
            });
          if (!taken || taken === heard.taken) return;
          const { comment, action } = taken;
          const isShown = context.form === null && context.page?.list.some(({ id }) => id === action.comment) === true;
          enqueue.assign({
            said: { code: 'takenBack', action },
            ...(comment && withRows(context, (row) => (row.id === comment.id ? comment : row))),
            // Whoever is writing stays there.
            ...(isShown && chosenAs(context, action.comment)),
          });
          if (isShown || context.chosen === action.comment)
            enqueue.sendTo('thread', { type: 'thread.open', id: action.comment });
        },
      ),

      openForm: assign({ form: (_, { form }: { form: InboxForm }) => form }),
      closeForm: assign({ form: null }),
      takeText: assign(({ context: { texts, chosen, form } }, { text }: { text: string }) =>
        chosen === null || form === null ? {} : { texts: { ...texts, [chosen]: { ...texts[chosen], [form]: text } } },
      ),
      forgetTexts: assign({ texts: {}, form: null }),
      dropText: assign(({ context: { texts, chosen } }) => ({
        texts: Object.fromEntries(Object.entries(texts).filter(([id]) => id !== chosen)),
        form: null,
      })),
      chooseUnsent: assign(({ context }) => chosenAs(context, unsentAfter(context))),
      /** What was typed before a reload or a crash stands with its comments again; what is typed since then counts. */
      takeDraft: assign(({ context }, draft: Draft | null) => {
        if (!draft) return {};
        const texts = { ...readTexts(draft.values), ...context.texts };
        return { texts, form: context.form ?? formFor({ ...context, texts }, context.chosen) };
      }),
      tellTexts: enqueueActions(({ context, enqueue }) => {
        const unsaved = hasTexts(context);
        if (unsaved === context.unsaved) return;
        enqueue.assign({ unsaved });
        enqueue.emit(fact({ type: 'page.unsaved', id: context.tabId, unsaved }));
      }),
      /** The texts are a draft of the page (decision 017). Nothing of the visitors is in it. */
      keepDraft: enqueueActions(({ context: { path, texts, unsaved }, enqueue }) => {
        const values = draftOfTexts(texts);
        if (values) enqueue.emit(fact({ type: 'draft.noted', path, version: null, values }));
        // Nothing was typed before either: there is no draft.
        else if (unsaved) enqueue.emit(fact({ type: 'draft.dropped', path }));
      }),
      tellNotSaved: enqueueActions(({ context: { tabId }, enqueue }) => {
        enqueue.emit(fact({ type: 'page.notSaved', id: tabId }));
      }),

      keepAsked: assign((_, { sent, seen }: AskedStep) => ({ asked: { sent, seen }, refused: null })),
      keepWaiting: assign(({ context: { waiting } }, { sent, seen }: AskedStep) => ({
        waiting: [...waiting, { sent, seen }],
      })),
      takeWaiting: assign(({ context: { waiting } }) => ({ asked: waiting[0] ?? null, waiting: waiting.slice(1) })),
      prepareStep: assign(({ context, self }) => numbered(context, self.sessionId)),
      /** The last one is meant: nothing has happened to it yet. */
      dropWaiting: assign({ waiting: ({ context }) => context.waiting.slice(0, -1) }),
      forgetAsked: assign({ asked: null }),
      settle: assign({ unsettled: ({ context }) => withoutAnswered(context) }),
      keepStepped: assign(({ context }, answer: StepAnswer) => {
        const { asked, chosen } = context;
        if (!answer.ok || !asked) return {};
        const { step, id } = asked.sent;
        const now = answer.value?.comment ?? afterStep(asked.seen, step);
        const form = formOf(step);
        const texts = form ? withoutText(context, id, form) : context.texts;
        const changed = {
          ...withRows(context, (row) => (row.id === id ? inRow(row, now) : row)),
          texts,
          said: {
            code: 'stepped' as const,
            step,
            comment: inRow(asked.seen, now),
            action: answer.value?.action ?? null,
          },
        };
        // Whoever has moved on meanwhile, or writes something else, stays where they are.
        if (chosen !== id || (context.form !== null && context.form !== form)) return changed;
        const next = besideChosen(context, 1)?.id ?? id;
        return { ...changed, form: null, ...chosenAs({ ...context, texts }, next) };
      }),
      /**
       * The comment that a step was for is in view again, with what was typed. Whoever writes for another one by now stays
       * there, and is told: what is typed next would go to the keys of the page.
       */
      returnToAsked: assign(({ context }) => {
        const { asked } = context;
        if (!asked) return {};
        const { step, id } = asked.sent;
        if (writesElsewhere(context)) return { said: { code: 'notDone' as const, step, comment: asked.seen } };
        return {
          chosen: id,
          form: context.chosen === id && context.form ? context.form : (formOf(step) ?? formFor(context, id)),
        };
      }),
      keepRefused: assign(({ context: { asked } }, answer: StepAnswer) => ({
        refused: asked && {
          seen: asked.seen,
          message: !answer.ok && answer.failure.kind === 'refused' ? answer.failure.message : null,
        },
      })),
      tellChanged: enqueueActions(({ context: { path }, enqueue }) => {
        enqueue.emit(fact({ type: 'records.changed', path, record: null }));
      }),

      toggleMark: assign(({ context: { marked, page } }, { id }: { id: string }) => {
        const row = page?.list.find((one) => one.id === id);
        if (marked === 'all' || !row) return {};
        const isMarked = marked.some((one) => one.id === id);
        return { marked: isMarked ? marked.filter((one) => one.id !== id) : [...marked, row] };
      }),
      takeMarked: assign({ marked: (_, { marked }: { marked: MarkedComments }) => marked }),
      askBulk: assign(({ context: { marked, page, query } }, { step }: { step: BulkStep }) => ({
        bulkInput: {
          operation: step,
          // The rows know more than when they were marked.
          records: marked === 'all' ? null : marked.map((one) => page?.list.find(({ id }) => id === one.id) ?? one),
          query,
          isUndo: false,
        },
      })),
      keepBulk: assign(({ context }, { operation, changed, now, remaining }: CommentBulkOutput) => {
        const after = new Map(
          [...changed.map((comment) => afterStep(comment, operation)), ...now].map((comment) => [comment.id, comment]),
        );
        return {
          bulkInput: null,
          marked: remaining ?? context.marked,
          ...(changed.length > 0 && {
            said: null,
            ...withRows(context, (row) => {
              const comment = after.get(row.id);
              return comment ? inRow(row, comment) : row;
            }),
            ...chosenAs(context, chosenAfter(context, after)),
          }),
        };
      }),
    },
  })
  .extend({
    guards: {
      isPossible: (_, asked: AskedStep) => isPossible(asked),
      /** What answers a deleted comment is told before it is deleted. */
      needsQuestion: (_, asked: AskedStep) => needsQuestion(asked),
      canWait: ({ context }, asked: AskedStep) => isPossible(asked) && !underWay(context, asked.sent.id),
      hasWaiting: ({ context }) => context.waiting.length > 0,
      isQuestionNext: ({ context: { waiting } }) => waiting[0] !== undefined && needsQuestion(waiting[0]),
      canOpen: (_, { form, seen }: { form: InboxForm; seen: Comment }) => canTake(form, seen),
      isOutdated: (_, answer: StepAnswer) => isRefusedAs('conflict', answer) || (!answer.ok && isGone(answer.failure)),
      hasBeside: ({ context }, { by }: { by: 1 | -1 }) => besideChosen(context, by) !== null,
      leadsUnseen: ({ context }, { by }: { by: 1 | -1 }) => by === 1 && hasLeft(context),
      hasPageBeside: ({ context }, { by }: { by: 1 | -1 }) =>
        by === 1 ? hasPageAfter(context) : context.query.pageNum > 1,
      isAllSeen: ({ context }) => isAllSeen(context),
      hasMarked: ({ context }) => context.marked.length > 0,
    },
  });
