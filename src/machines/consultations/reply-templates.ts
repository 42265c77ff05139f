import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Attempt, attemptActions, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import type { FactOf } from '#src/machines/facts.ts';

/** A change of the templates. `base` is the template to replace; null for a new one. */
export type TemplateChange =
  | { kind: 'save'; base: Pick<ReplyTemplate, 'id' | 'version'> | null; name: string; text: string }
  | { kind: 'delete'; id: string };

export interface TemplateWrite extends Attempt {
  change: TemplateChange;
}

interface Context extends FailureContext, AttemptsContext<TemplateWrite> {
  templates: readonly ReplyTemplate[] | null;
  /** How many changes were carried out. The form closes each time this grows. */
  done: number;
}

type Event =
  /** The person opens a list of templates. */
  { type: 'templates.want' } | { type: 'templates.change'; change: TemplateChange };

/** The reply templates (decision 040), fetched on first use and again after each change. */
export const replyTemplatesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchTemplates: missingCall<Result<readonly ReplyTemplate[]>, void>('fetchTemplates'),
    changeTemplates: missingCall<Result<unknown>, TemplateWrite>('changeTemplates'),
  },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      keepTemplates: assign((_, answer: Result<readonly ReplyTemplate[]>) =>
        answer.ok ? { templates: answer.value, failure: null } : {},
      ),
      prepareChange: assign(({ context, self }, { change }: { change: TemplateChange }) =>
        attempted<TemplateWrite>(
          context,
          self.sessionId,
          { change },
          // The deleted template may be the one that a lost write added.
          { outlives: (_, other) => other.change.kind !== 'delete' },
        ),
      ),
      countDone: assign({ done: ({ context }) => context.done + 1 }),
    },
    guards: { hasTemplates: ({ context }) => context.templates !== null },
  })
  .createMachine({
    id: 'replyTemplates',
    context: { templates: null, ...noAttempts, done: 0, failure: null },
    initial: 'idle',
    states: {
      idle: { on: { 'templates.want': 'loading' } },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchTemplates',
          onDone: [
            { guard: withOutput('isAnswered'), target: 'ready', actions: withOutput('keepTemplates') },
            { guard: 'hasTemplates', target: 'ready', actions: withOutput('tellFailureOf') },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: [
            { guard: 'hasTemplates', target: 'ready', actions: 'tellSurprise' },
            { target: 'failed', actions: 'keepSurprise' },
          ],
        },
      },
      failed: { on: { 'templates.want': 'loading' } },
      ready: {
        on: {
          'templates.want': 'loading',
          'templates.change': { target: 'writing', actions: withEvent('prepareChange') },
        },
      },
      writing: {
        tags: ['busy', 'sending'],
        invoke: {
          src: 'changeTemplates',
          input: ({ context }) => context.unsettled as TemplateWrite,
          onDone: [
            { guard: withOutput('isAnswered'), target: 'loading', actions: ['settle', 'countDone'] },
            // Somebody else may have changed it, so the list is fetched again.
            { guard: withOutput('isDeclined'), target: 'loading', actions: [withOutput('tellFailureOf'), 'settle'] },
            { target: 'ready', actions: withOutput('tellFailureOf') },
          ],
          onError: { target: 'ready', actions: 'tellSurprise' },
        },
      },
    },
  });

export type ReplyTemplatesActor = ActorRefFrom<typeof replyTemplatesMachine>;
