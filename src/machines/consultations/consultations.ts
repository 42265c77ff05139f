import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import {
  type ConsultationCounts,
  type ConsultationRow,
  consultationsPath,
  type OwnerChoice,
} from '#src/domain/consultations/consultation.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Attempt, attemptActions, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import { fact } from '#src/machines/facts.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listChart, reloadingOwn } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import { replyTemplatesMachine } from './reply-templates.ts';

/** Assigns all open consultations of one account to another; `to` is null for the queue. */
interface HandOver {
  from: string;
  to: string | null;
}

export type HandOverInput = HandOver & Attempt;

interface Overview {
  counts: ConsultationCounts;
  owners: readonly OwnerChoice[];
}

interface Context extends ListContext<ConsultationRow>, AttemptsContext<HandOverInput> {
  /** How many there are of each kind; null until they are fetched. */
  counts: ConsultationCounts | null;
  owners: readonly OwnerChoice[];
}

type Event = { type: 'handOver.ask' } | { type: 'handOver.cancel' } | ({ type: 'handOver.send' } & HandOver);

/**
 * The list of consultations (decision 040), overdue ones first. Its query lives in the address, and each visit fetches it
 * again. The counts of the filters are fetched separately; if that fails, the filters show none.
 */
export const consultationsMachine = setup({
  types: {
    ...listTypes<Context, Event, 'records.changed', SendingTag>(),
    children: {} as { settings: 'settings'; tableTools: 'tableTools'; templates: 'templates' },
  },
  actors: {
    templates: replyTemplatesMachine,
    ...listActors<ConsultationRow>(),
    fetchOverview: missingCall<Result<Overview>, void>('fetchOverview'),
    /** The value is the number of consultations handed over; null if the server does not return it. */
    handOver: missingCall<Result<number | null>, HandOverInput>('handOver'),
  },
  actions: { ...listActions<ConsultationRow>(), ...attemptActions },
  guards: listGuards,
})
  .extend({
    actions: {
      keepOverview: assign((_, answer: Result<Overview>) => (answer.ok ? answer.value : {})),
      prepareHandOver: assign(({ context, self }, { from, to }: HandOver) =>
        attempted<HandOverInput>(
          context,
          self.sessionId,
          { from, to },
          // Another hand-over may have given the account consultations that the lost one did not move.
          { outlives: (lost, other) => lost.from !== other.from && lost.from !== other.to },
        ),
      ),
      tellHandedOver: enqueueActions(({ enqueue }, answer: Result<number | null>) => {
        if (answer.ok)
          enqueue.emit({ type: 'notice', notice: { code: 'consultations.handedOver', count: answer.value } });
      }),
      tellChanged: emit(fact({ type: 'records.changed', path: consultationsPath, record: null })),
    },
  })
  .createMachine({
    id: 'consultations',
    context: ({ input }) => ({
      ...startList(input),
      counts: null,
      owners: [],
      ...noAttempts,
    }),
    invoke: { id: 'templates', src: 'templates' },
    type: 'parallel',
    states: {
      records: {
        ...listChart,
        on: { ...listChart.on, 'records.changed': reloadingOwn },
      },
      overview: {
        initial: 'loading',
        on: {
          'page.located': '.loading',
          reload: '.loading',
          'records.changed': reloadingOwn,
        },
        states: {
          loading: {
            invoke: {
              src: 'fetchOverview',
              onDone: { target: 'done', actions: withOutput('keepOverview') },
              onError: 'done',
            },
          },
          done: {},
        },
      },
      handOver: {
        initial: 'idle',
        states: {
          idle: { on: { 'handOver.ask': 'asking' } },
          asking: {
            on: {
              'handOver.cancel': 'idle',
              'handOver.send': { target: 'sending', actions: withEvent('prepareHandOver') },
            },
          },
          sending: {
            tags: 'sending',
            invoke: {
              src: 'handOver',
              input: ({ context }) => context.unsettled as HandOverInput,
              onDone: [
                {
                  guard: withOutput('isAnswered'),
                  target: 'idle',
                  actions: ['settle', withOutput('tellHandedOver'), 'tellChanged'],
                },
                { guard: withOutput('isDeclined'), target: 'asking', actions: [withOutput('tellFailureOf'), 'settle'] },
                { target: 'asking', actions: withOutput('tellFailureOf') },
              ],
              onError: { target: 'asking', actions: 'tellSurprise' },
            },
          },
        },
      },
    },
  });

export type ConsultationsActor = ActorRefFrom<typeof consultationsMachine>;
