import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { ExportOrder, ExportPart, ExportRow } from '#src/domain/tables/export-order.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

interface Context extends FailureContext {
  order: ExportOrder;
  /** The rows so far, by record. */
  rows: ReadonlyMap<string, ExportRow>;
  /** The number of the next part, from 1. */
  next: number;
  /** The total number of rows, once it is known. */
  total: number | null;
  fileName: string | null;
}

/**
 * One export of a list: its rows are fetched part by part, then written to a file. After a failure it can continue
 * where it stopped. To cancel the export, its actor is stopped.
 */
export const exportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { order: ExportOrder },
    events: {} as { type: 'retry' },
    tags: {} as 'failed',
  },
  actors: {
    fetchPart: missingCall<Result<ExportPart>, { order: ExportOrder; part: number }>('fetchPart'),
    writeFile: missingCall<string, { order: ExportOrder; rows: readonly ExportRow[] }>('writeFile'),
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepPart: assign(({ context }, answer: Result<ExportPart>) => {
        if (!answer.ok) return {};
        // One map for all parts: copying what is there for each part would hold up the page on long lists.
        const rows = context.rows as Map<string, ExportRow>;
        for (const row of answer.value.rows) rows.set(row.id, row);
        return { rows, next: context.next + 1, total: answer.value.total };
      }),
      keepName: assign({ fileName: (_, name: string) => name }),
      forgetFailure: assign({ failure: null }),
    },
    guards: {
      isLast: (_, answer: Result<ExportPart>) => answer.ok && answer.value.isLast,
    },
  })
  .createMachine({
    id: 'export',
    context: ({ input }) => ({
      order: input.order,
      rows: new Map(),
      next: 1,
      total: null,
      failure: null,
      fileName: null,
    }),
    initial: 'collecting',
    states: {
      collecting: {
        invoke: {
          src: 'fetchPart',
          input: ({ context: { order, next } }) => ({ order, part: next }),
          onDone: [
            {
              guard: withOutput('isLast'),
              target: 'writing',
              actions: withOutput('keepPart'),
            },
            {
              guard: withOutput('isAnswered'),
              target: 'collecting',
              reenter: true,
              actions: withOutput('keepPart'),
            },
            { target: 'interrupted', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'interrupted', actions: 'keepSurprise' },
        },
      },
      interrupted: {
        tags: 'failed',
        on: { retry: { target: 'collecting', actions: 'forgetFailure' } },
      },
      writing: {
        invoke: {
          src: 'writeFile',
          input: ({ context: { order, rows } }) => ({ order, rows: [...rows.values()] }),
          onDone: { target: 'done', actions: withOutput('keepName') },
          onError: 'unwritten',
        },
      },
      unwritten: {
        tags: 'failed',
        on: { retry: 'writing' },
      },
      done: { type: 'final' },
    },
  });

export type ExportActor = ActorRefFrom<typeof exportMachine>;
