import { assign, enqueueActions, setup } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import { type Failure, hidesOutcome, isUnanswered, type Result, unexplained } from '#src/domain/failure.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

type Event = UndoRequested | FactOf<'session.closed'>;

/** The person pressed *undo* in the notice about an act. */
export interface UndoRequested {
  type: 'undo.requested';
  undo: Undo;
}

interface Context {
  /** The undo under way, then those that wait. */
  queue: readonly Undo[];
}

/**
 * Undoes acts on records (decision 020). It lives as long as the app, so that an undo needs no page, and sends one at a time.
 * A notice reports each result. If no answer came, the notice offers the same undo again, and the pages that show the record
 * fetch it.
 */
export const undoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'records.changed' | 'records.operated'>,
    tags: {} as SendingTag,
  },
  actors: {
    /** Null if the undo was carried out and the server did not return the record. */
    undo: missingCall<Result<ContentRecord | null>, Undo>('undo'),
  },
  actions: {
    enqueueUndo: assign({ queue: ({ context }, { undo }: UndoRequested) => [...context.queue, undo] }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    dropAll: assign({ queue: [] }),
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
    tellFailed: enqueueActions(({ context: { queue }, enqueue }, failure: Failure) => {
      const [undo] = queue;
      if (!undo || hidesOutcome(failure)) return;
      const isOpen = isUnanswered(failure);
      const { path, title } = undo;
      enqueue.emit(
        fact({ type: 'notice', notice: { code: 'undo.failed', title, failure, undo: isOpen ? undo : null } }),
      );
      if (isOpen) enqueue.emit(fact({ type: 'records.changed', path, record: null }));
    }),
  },
  guards: { ...answerGuards, isWanted: ({ context }) => context.queue.length > 0 },
}).createMachine({
  id: 'undo',
  context: { queue: [] },
  on: {
    'undo.requested': { actions: withEvent('enqueueUndo') },
    'session.closed': { target: '.idle', actions: 'dropAll' },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isWanted', target: 'undoing' } },
    undoing: {
      tags: 'sending',
      invoke: {
        src: 'undo',
        input: ({ context }) => context.queue[0] as Undo,
        onDone: [
          { guard: withOutput('isAnswered'), target: 'idle', actions: [withOutput('tellUndone'), 'dropFirst'] },
          {
            target: 'idle',
            actions: [
              {
                type: 'tellFailed',
                params: ({ event: { output } }) => (output.ok ? unexplained : output.failure),
              },
              'dropFirst',
            ],
          },
        ],
        onError: { target: 'idle', actions: [{ type: 'tellFailed', params: unexplained }, 'dropFirst'] },
      },
    },
  },
});
