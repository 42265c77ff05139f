import { assign, emit, setup } from 'xstate';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import { fact, type FactOf } from './facts.ts';
import { missingCall } from './ports.ts';

/** Old and new password, sealed on their way from the form to the call. */
export type PasswordChangeRequest = Secret<{ password: string; passwordOld: string }>;

type Event =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'submitted'; request: PasswordChangeRequest }
  | { type: 'session.closed' };

/**
 * The change-password dialog (spec 5, 7; decision 15). A failure keeps the dialog and what was typed; success closes it
 * and says 修改密码成功.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { request: PasswordChangeRequest | null; failure: Failure | null },
    events: {} as Event,
    emitted: {} as FactOf<'notice'>,
    tags: {} as 'busy',
  },
  actors: { changePassword: missingCall<Result<unknown>, PasswordChangeRequest>('changePassword') },
  actions: {
    keepRequest: assign({ request: (_, request: PasswordChangeRequest) => request, failure: null }),
    forget: assign({ request: null, failure: null }),
    keepFailure: assign({
      request: null,
      failure: (_, answer: Result<unknown>) => (answer.ok || isSilent(answer.failure) ? null : answer.failure),
    }),
    keepSurprise: assign({ request: null, failure: unexplained }),
    tellChanged: emit(fact({ type: 'notice', notice: { code: 'password.changed' } })),
  },
  guards: { isAnswered: (_, answer: Result<unknown>) => answer.ok },
}).createMachine({
  id: 'passwordChange',
  description: 'The change-password dialog.',
  context: { request: null, failure: null },
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: { on: { opened: 'editing' } },
    editing: {
      on: {
        closed: { target: 'closed', actions: 'forget' },
        submitted: { target: 'sending', actions: { type: 'keepRequest', params: ({ event }) => event.request } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ context }) => context.request as PasswordChangeRequest,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['forget', 'tellChanged'],
          },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'keepSurprise' },
      },
    },
  },
});
