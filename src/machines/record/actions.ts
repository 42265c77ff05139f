import {
  assign,
  emit,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type ProvidedActor,
} from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { attemptActions, attempted, type Unsent } from '#src/machines/attempts.ts';
import { type Fact, fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions } from '#src/machines/failures.ts';
import type { SharedAction } from '#src/machines/shared-action.ts';
import { recordFacts } from './facts.ts';
import type { RecordContext, RecordKind, Save } from './kind.ts';

type NoParams = undefined;
type Enqueued = ParameterizedObject;

/** XState's `enqueueActions`, typed so that only facts can be emitted. */
const enqueueFacts = <Context extends MachineContext>(
  ...[collect]: Parameters<
    typeof enqueueActions<Context, EventObject, NoParams, EventObject, ProvidedActor, Enqueued, Enqueued, never, Fact>
  >
) => enqueueActions(collect);

/** The actions and guards that the pages of all kinds of records share. `life.ts` uses them. */
export function recordActions<Context extends RecordContext<Sent>, Sent extends Save, Loaded>(
  kind: RecordKind<Context, Sent, Loaded>,
) {
  type Action = SharedAction<Context>;
  const doing = (...[collect]: Parameters<typeof enqueueFacts<Context>>) => enqueueFacts<Context>(collect) as Action;
  const telling = (factOf: (context: Context) => FactOf<'page.unsaved' | 'page.notSaved' | 'draft.dropped'>) =>
    doing(({ context, enqueue }) => enqueue.emit(factOf(context)));
  const changing = (change: (context: Context, sessionId: string) => Partial<RecordContext<Sent>>) =>
    assign<Context, EventObject, undefined, EventObject, never>(
      ({ context, self }) => change(context, self.sessionId) as Partial<Context>,
    ) as Action;

  const { noted, dropped, unsaved, notSaved } = recordFacts(kind);

  return {
    actions: {
      ...failureActions,
      /** Makes the form show its errors. */
      showErrors: changing(({ failedChecks }) => ({ failedChecks: failedChecks + 1 })),
      forgetDraft: changing(() => ({ draft: null })),
      dropDraft: telling(dropped),
      /** Keeps unsaved work as a draft. Does nothing if there is no unsaved work. */
      noteDraft: doing(({ context, enqueue }) => {
        const work = kind.unsavedWork(context);
        if (work) enqueue.emit(noted(context, work));
      }),
      /** Keeps unsaved work as a draft; if there is no unsaved work, drops the draft. */
      keepDraft: doing(({ context, enqueue }) => {
        const work = kind.unsavedWork(context);
        enqueue.emit(work ? noted(context, work) : dropped(context));
      }),
      /**
       * After a save: keeps work that is still unsaved as a draft based on the new version of the record, and reports to
       * the tab that waits for the save that not everything is saved.
       */
      keepRest: doing(({ context, enqueue }) => {
        const rest = kind.unsavedWork(context);
        if (!rest) return;
        enqueue.emit(noted(context, rest));
        enqueue.emit(notSaved(context));
      }),
      ...attemptActions,
      prepareSave: changing((context, sessionId) =>
        attempted<Sent>(context, sessionId, kind.requestOf(context) as Unsent<Sent>, {
          isSame: kind.isSameRequest,
          outlives: kind.outlives ?? (() => false),
        }),
      ),
      /**
       * Reports to the tab that a save is under way: it waits for the save before it asks about unsaved work (fault F11).
       */
      tellSaving: telling(({ tabId }) => ({ type: 'page.unsaved', id: tabId, unsaved: true, saving: true })),
      tellUnsaved: telling(unsaved),
      tellNotSaved: telling(notSaved),
      tellSaved: doing(({ context: { tabId }, enqueue }) =>
        enqueue.emit({ type: 'notice', notice: { code: 'record.saved' }, seenOn: tabId }),
      ),
      /** For a save whose record the server did not return. */
      tellSavedUnreturned: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })) as Action,
      tellChanged: doing(({ context, enqueue }) => {
        if (kind.changedFactOf) enqueue.emit(kind.changedFactOf(context, true));
      }),
      nameTab: doing(({ context, enqueue }) => {
        const subject = kind.subjectOf(context);
        if (subject !== null) enqueue.emit({ type: 'tab.named', id: context.tabId, subject });
      }),
      moveTab: doing(({ context, enqueue }) => {
        const subject = kind.subjectOf(context);
        if (subject !== null)
          enqueue.emit({ type: 'tab.moved', id: context.tabId, path: kind.pathOf(context), subject });
      }),
      /**
       * For a save that succeeded although the server did not return the record. An existing record is fetched again.
       * The number of a new record is unknown, so the person goes to its list, and this page is ready for the next new
       * record. Input since the save is kept as a draft, which is offered next.
       */
      afterUnreturnedSave: doing(({ context, enqueue }) => {
        const isNew = kind.idOf(context) === null;
        const start = kind.afterReset(context);
        const next = { ...context, ...start };
        const rest = kind.typedSinceSave(context);
        if (rest) {
          enqueue.emit(noted(next, rest));
          enqueue.emit(notSaved(context));
        }
        enqueue.assign(start);
        if (kind.changedFactOf) enqueue.emit(kind.changedFactOf(context, false));
        enqueue.emit(unsaved(next));
        if (isNew) enqueue.emit({ type: 'navigation.requested', href: kind.listOf(context), replace: false });
      }),
    },
    guards: {
      ...answerGuards,
      isNew: ({ context }: { context: Context }) => kind.idOf(context) === null,
      isFound: ({ context }: { context: Context }, answer: Result<Loaded>) =>
        answer.ok && (kind.isFound?.(context, answer.value) ?? true),
    },
  };
}
