import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Comment, Moderated } from '#src/domain/comments/comment.ts';
import { draftOfTexts, type InboxForm, readTexts } from '#src/domain/comments/comment-draft.ts';
import { afterStep, canTake, inRow, newerOf } from '#src/domain/comments/inbox.ts';
import { changeListQuery, readListQuery, sameFilters, writeListQuery } from '#src/domain/content/list-query.ts';
import { isGone, isRefusedAs, type Result } from '#src/domain/failure.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { refreshed } from '#src/machines/lists/list-context.ts';
import { attemptActions } from '#src/machines/attempts.ts';
import { fact } from '#src/machines/facts.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
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
  sending,
  type SentStep,
  withoutLost,
  withoutText,
  underWay,
  unsentAfter,
  writesElsewhere,
} from './inbox-context.ts';
import { ownActionsMachine } from './own-actions.ts';
import { threadMachine } from './thread.ts';

type StepAnswer = Result<Moderated | null>;

/** The list with changed comments, each in its place. */
const withRows = ({ page }: InboxContext, change: (row: Comment) => Comment) =>
  page ? { page: { ...page, list: page.list.map(change) } } : {};

/** Types, ports, actions and guards of the inbox. The chart is in `inbox.ts`. */
export const inboxSetup = setup({
  types: {
    ...listTypes<
      InboxContext,
      InboxEvent,
      'records.changed' | 'page.unsaved' | 'page.notSaved' | 'draft.noted' | 'draft.dropped',
      SendingTag
    >(),
    children: {} as {
      thread: 'thread';
      ownActions: 'ownActions';
      arrivals: 'arrivals';
      bulk: 'bulk';
      settings: 'settings';
      tableTools: 'tableTools';
    },
  },
  actors: {
    thread: threadMachine,
    ownActions: ownActionsMachine,
    arrivals: arrivalsMachine,
    bulk: commentBulkMachine,
    ...listActors<Comment>(),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the step was taken and the server did not return the comment. */
    stepComment: missingCall<StepAnswer, SentStep>('stepComment'),
  },
  actions: { ...listActions<Comment>(), ...attemptActions },
  guards: listGuards,
})
  .extend({
    actions: {
      takeChosen: assign(({ context }, { id }: { id: string }) => chosenAs(context, id)),
      noteReading: assign({ isReading: true }),
      noteBack: assign({ isReading: false }),
      /** Shows the chosen comment in the pane, fetched again. */
      openThread: enqueueActions(({ context: { chosen }, enqueue }) => {
        enqueue.sendTo('thread', chosen === null ? { type: 'thread.close' } : { type: 'thread.open', id: chosen });
      }),
      chooseBeside: assign(({ context }, { by }: { by: 1 | -1 }) =>
        chosenAs(context, besideChosen(context, by)?.id ?? context.chosen),
      ),
      /** Past the last row the list is fetched again, for rows that were not seen yet. */
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
      /** Other filters show other comments. */
      keepChosenOfFilters: assign(({ context: { query } }, { location }: { location: AppLocation }) =>
        sameFilters(readListQuery(location.search), query) ? {} : { chosen: null, edge: null },
      ),
      takeThread: assign(({ context }, { context: { thread } }: SnapshotFrom<typeof threadMachine>) => {
        const row = context.page?.list.find(({ id }) => id === thread?.comment.id);
        if (!thread || !row || newerOf(row, thread) === row) return {};
        return withRows(context, (one) => newerOf(one, thread));
      }),
      passTakeBack: enqueueActions(({ enqueue }, { id }: { id: string | null }) => {
        enqueue.sendTo('ownActions', { type: 'takeBack.last', id });
      }),
      /** Undo pressed while a step is being sent means this step, so it waits for the answer. */
      countTakeBack: assign({ takeBacks: ({ context }) => context.takeBacks + 1 }),
      passTakeBacks: enqueueActions(({ context: { takeBacks }, enqueue }) => {
        for (let count = 0; count < takeBacks; count += 1)
          enqueue.sendTo('ownActions', { type: 'takeBack.last', id: null });
        enqueue.assign({ takeBacks: 0 });
      }),
      /** Drops undo presses made during a failed step: they did not mean an older action. */
      forgetTakeBacks: assign({ takeBacks: 0 }),
      /** Chooses the comment whose action was undone, if the list has it. */
      hearActions: enqueueActions(
        ({ context, enqueue }, { context: { taken, miss } }: SnapshotFrom<typeof ownActionsMachine>) => {
          const { handled } = context;
          enqueue.assign({ handled: { taken, miss } });
          if (miss && miss !== handled.miss)
            enqueue.assign({
              lastResult: miss.overtaken ? { code: 'overtaken', action: miss.overtaken } : { code: 'nothing' },
            });
          if (!taken || taken === handled.taken) return;
          const { comment, action } = taken;
          const isShown = context.form === null && context.page?.list.some(({ id }) => id === action.comment) === true;
          enqueue.assign({
            lastResult: { code: 'takenBack', action },
            ...withoutLost(context, action.comment),
            ...(comment && withRows(context, (row) => (row.id === comment.id ? comment : row))),
            // An open form stays in view.
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
      /** Restores the texts from before a reload or a crash. Texts typed since then win. */
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
      /** Stores the texts as a draft of the page (decision 017), without data of visitors. */
      keepDraft: enqueueActions(({ context: { path, texts, unsaved }, enqueue }) => {
        const values = draftOfTexts(texts);
        if (values) enqueue.emit(fact({ type: 'draft.noted', path, version: null, values }));
        // Without earlier texts there is no draft.
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
      prepareStep: assign(({ context, self }) => sending(context, self.sessionId)),
      /** Undo means the last waiting step, which was not sent yet. */
      dropWaiting: assign({ waiting: ({ context }) => context.waiting.slice(0, -1) }),
      forgetAsked: assign({ asked: null }),
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
          lastResult: {
            code: 'stepped' as const,
            step,
            comment: inRow(asked.seen, now),
            action: answer.value?.action ?? null,
          },
        };
        // The choice stays if the person has moved on or is writing another text.
        if (chosen !== id || (context.form !== null && context.form !== form)) return changed;
        const next = besideChosen(context, 1)?.id ?? id;
        return { ...changed, form: null, ...chosenAs({ ...context, texts }, next) };
      }),
      /**
       * Returns to the comment of a failed step, with its text. A person who is writing about another comment stays there
       * and gets a message instead, because their next keys would trigger shortcuts of the page.
       */
      returnToAsked: assign(({ context }) => {
        const { asked } = context;
        if (!asked) return {};
        const { step, id } = asked.sent;
        if (writesElsewhere(context)) return { lastResult: { code: 'notDone' as const, step, comment: asked.seen } };
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

      toggleSelected: assign(({ context: { selected, page } }, { id }: { id: string }) => {
        const row = page?.list.find((one) => one.id === id);
        if (selected === 'all' || !row) return {};
        const isSelected = selected.some((one) => one.id === id);
        return { selected: isSelected ? selected.filter((one) => one.id !== id) : [...selected, row] };
      }),
      askBulk: assign(({ context: { selected, page, query } }, { step }: { step: BulkStep }) => {
        // The rows may be newer than the selected copies.
        const newest = refreshed(selected, page?.list ?? []);
        return { bulkInput: { operation: step, records: newest === 'all' ? null : newest, query, isUndo: false } };
      }),
      keepBulk: assign(({ context }, { operation, changed, now, remaining }: CommentBulkOutput) => {
        const after = new Map(
          [...changed.map((comment) => afterStep(comment, operation)), ...now].map((comment) => [comment.id, comment]),
        );
        return {
          bulkInput: null,
          selected: remaining ?? context.selected,
          ...(changed.length > 0 && {
            lastResult: null,
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
      /** Deleting a comment with replies needs a confirmation. */
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
      hasSelected: ({ context }) => context.selected.length > 0,
    },
  });
