import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { templatesPath, type TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { templateStepsMachine } from './steps.ts';

interface Context extends FailureContext {
  location: AppLocation;
  /** All versions of all kinds; null before the first answer. */
  versions: readonly TemplateVersion[] | null;
}

/**
 * All versions of all templates (decision 037): the list shows them by kind, and the comparison shows two of them. They are
 * fetched whenever such a page is shown.
 */
export const templatesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as PageEvent | FactOf<'records.outdated'> | { type: 'reload' },
    children: {} as { steps: 'steps' },
    emitted: {} as FactOf<'notice'>,
    tags: {} as 'busy',
  },
  actors: {
    steps: templateStepsMachine,
    fetchTemplates: missingCall<Result<readonly TemplateVersion[]>, void>('fetchTemplates'),
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      takeLocation: assign({ location: (_, { location }: { location: AppLocation }) => location }),
      keepTemplates: assign((_, answer: Result<readonly TemplateVersion[]>) =>
        answer.ok ? { versions: answer.value, failure: null } : {},
      ),
    },
    guards: { isOwn: (_, { path }: { path: string }) => path === templatesPath },
  })
  .createMachine({
    id: 'templates',
    context: ({ input: { location } }) => ({ location, versions: null, failure: null }),
    invoke: { id: 'steps', src: 'steps' },
    initial: 'loading',
    on: {
      'page.located': { target: '.loading', actions: withEvent('takeLocation') },
      reload: '.loading',
      'records.changed': { guard: withEvent('isOwn'), target: '.loading' },
      'records.deleted': { guard: withEvent('isOwn'), target: '.loading' },
      'records.outdated': { guard: withEvent('isOwn'), target: '.loading' },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchTemplates',
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepTemplates') },
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
        },
      },
      shown: {},
      failed: {},
    },
  });

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;
