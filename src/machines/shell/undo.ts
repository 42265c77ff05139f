import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { bringsOnline, type ContentRecord } from '#src/domain/content/record.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import { failed, hidesOutcome, isUnanswered, type Result, unexplained } from '#src/domain/failure.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

type Event =
  | UndoRequested
  | FactOf<'session.closed'>
  /** Publishes all the same. `reason` is empty unless a finding needs one. */
  | { type: 'confirm'; reason: string }
  | { type: 'cancel' };

/** The person pressed *undo* in the notice about an act. */
export interface UndoRequested {
  type: 'undo.requested';
  undo: Undo;
}

/** What the content checks find in the record of an undo; `findings` is null if it could not be checked. */
export interface UndoCheck {
  type: ContentType;
  findings: readonly Finding[] | null;
}

interface Context {
  /** The undo under way, then those that wait. */
  queue: readonly Undo[];
  /** What the person must know before the first of them is carried out. */
  check: UndoCheck | null;
}

/**
 * Undoes acts on records (decision 020). It lives as long as the app, so that an undo needs no page, and sends one at a time.
 * One that publishes is checked first, and asks if a finding needs a reason or the record could not be checked (decision 065). A
 * notice reports each result. If no answer came, the notice offers the same undo again, and the pages that show the record fetch it.
 * No state has the tag `sending`, which is for what would end with a page.
 */
export const undoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'records.changed' | 'records.operated'>,
  },
  actors: {
    /** Null if the undo was carried out and the server did not return the record. */
    undo: missingCall<Result<ContentRecord | null>, Undo>('undo'),
    check: missingCall<Result<UndoCheck>, Undo>('check'),
  },
  guards: answerGuards,
})
  .extend({
    actions: {
      enqueueUndo: assign({ queue: ({ context }, { undo }: UndoRequested) => [...context.queue, undo] }),
      dropFirst: assign({ queue: ({ context }) => context.queue.slice(1), check: null }),
      dropAll: assign({ queue: [], check: null }),
      keepCheck: assign((_, answer: Result<UndoCheck>) => ({ check: answer.ok ? answer.value : null })),
      takeReason: assign(({ context: { queue } }, { reason }: { reason: string }) => ({
        queue: queue.map((undo, index) => (index === 0 ? { ...undo, reason } : undo)),
      })),
      tellUndone: enqueueActions(({ context: { queue }, enqueue }, answer: Result<ContentRecord | null>) => {
        const [undo] = queue;
        if (!undo || !answer.ok) return;
        const { path, id, title } = undo;
        if (undo.kind === 'restore') {
          const isLive = answer.value?.status === 'online';
          enqueue.emit(
            fact({ type: 'notice', notice: { code: 'record.restored', version: undo.version, title, isLive } }),
          );
          enqueue.emit(fact({ type: 'records.changed', path, record: answer.value }));
          return;
        }
        const { operation } = undo;
        enqueue.emit(fact({ type: 'notice', notice: { code: 'record.changed', operation: operation.name, title } }));
        enqueue.emit(
          answer.value
            ? fact({ type: 'records.changed', path, record: answer.value })
            : fact({ type: 'records.operated', path, ids: [id], operation }),
        );
      }),
      tellFailed: enqueueActions(({ context: { queue }, enqueue }, answer: Result<unknown>) => {
        const [undo] = queue;
        if (!undo || answer.ok || hidesOutcome(answer.failure)) return;
        const { failure } = answer;
        const isOpen = isUnanswered(failure);
        const { path, title } = undo;
        enqueue.emit(
          fact({ type: 'notice', notice: { code: 'undo.failed', title, failure, undo: isOpen ? undo : null } }),
        );
        if (isOpen) enqueue.emit(fact({ type: 'records.changed', path, record: null }));
      }),
    },
    guards: {
      isWanted: ({ context }) => context.queue.length > 0,
      /** One with a reason was confirmed before, and is sent again because its outcome is unknown. */
      isToBeChecked: ({ context: { queue } }) => {
        const [undo] = queue;
        return undo?.kind === 'operation' && bringsOnline(undo.operation) && undo.reason === undefined;
      },
      needsNoReason: (_, answer: Result<UndoCheck>) => answer.ok && answer.value.findings?.some(isGrave) === false,
    },
  })
  .createMachine({
    id: 'undo',
    context: { queue: [], check: null },
    on: {
      'undo.requested': { actions: withEvent('enqueueUndo') },
      'session.closed': { target: '.idle', actions: 'dropAll' },
    },
    initial: 'idle',
    states: {
      idle: {
        always: [
          { guard: 'isToBeChecked', target: 'checking' },
          { guard: 'isWanted', target: 'undoing' },
        ],
      },
      checking: {
        invoke: {
          src: 'check',
          input: ({ context }) => context.queue[0] as Undo,
          onDone: [
            { guard: withOutput('needsNoReason'), target: 'undoing' },
            { guard: withOutput('isAnswered'), target: 'asking', actions: withOutput('keepCheck') },
            { target: 'idle', actions: [withOutput('tellFailed'), 'dropFirst'] },
          ],
          onError: { target: 'idle', actions: [{ type: 'tellFailed', params: failed(unexplained) }, 'dropFirst'] },
        },
      },
      asking: {
        on: {
          confirm: { target: 'undoing', actions: withEvent('takeReason') },
          cancel: { target: 'idle', actions: 'dropFirst' },
        },
      },
      undoing: {
        invoke: {
          src: 'undo',
          input: ({ context }) => context.queue[0] as Undo,
          onDone: [
            { guard: withOutput('isAnswered'), target: 'idle', actions: [withOutput('tellUndone'), 'dropFirst'] },
            { target: 'idle', actions: [withOutput('tellFailed'), 'dropFirst'] },
          ],
          onError: { target: 'idle', actions: [{ type: 'tellFailed', params: failed(unexplained) }, 'dropFirst'] },
        },
      },
    },
  });

export type UndoActor = ActorRefFrom<typeof undoMachine>;
