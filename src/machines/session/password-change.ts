import { assign, emit, setup } from 'xstate';
import { type Failure, isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** Old and new password, sealed on their way from the form to the call. */
export type PasswordChangeRequest = Secret<{ password: string; passwordOld: string }>;

export interface PasswordChangeCall {
  request: PasswordChangeRequest;
  attempt: number;
}

type Event =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'edited' }
  | { type: 'submitted'; request: PasswordChangeRequest }
  | FactOf<'session.opened' | 'session.closed' | 'permissions.renewed'>;

interface Context {
  request: PasswordChangeRequest | null;
  /**
   * Stays the same while the same values are sent again because no answer came. The idempotency key is made from it
   * (decision 043).
   */
  attempt: number;
  failure: Failure | null;
  /**
   * Whether the password must be changed first, because somebody else knows it. The only other way out is to log out.
   */
  isDemanded: boolean;
}

/**
 * The change-password dialog (product 5, 7; decision 031). A failure keeps the dialog and its input; success closes it with
 * the notice 修改密码成功. Confirmed again after a lost answer, it is the same change. If the password must be changed, the
 * dialog stays open until it is, possibly in another browser tab.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice'>,
    tags: {} as 'busy',
  },
  actors: { changePassword: missingCall<Result<unknown>, PasswordChangeCall>('changePassword') },
  actions: {
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepRequest: assign({ request: (_, request: PasswordChangeRequest) => request, failure: null }),
    demand: assign({ isDemanded: true }),
    release: assign({ isDemanded: false }),
    forget: assign({ request: null, failure: null, isDemanded: false }),
    keepFailure: assign({
      request: null,
      failure: (_, answer: Result<unknown>) => (answer.ok || isSilent(answer.failure) ? null : answer.failure),
    }),
    keepSurprise: assign({ request: null, failure: unexplained }),
    tellChanged: emit(fact({ type: 'notice', notice: { code: 'password.changed' } })),
  },
  guards: {
    mustChange: (_, { account }: FactOf<'session.opened'>) => account.mustChange === true,
    isChanged: ({ context }, { outcome }: FactOf<'permissions.renewed'>) =>
      context.isDemanded && outcome.kind === 'granted' && !outcome.account.mustChange,
    mayLeave: ({ context }) => !context.isDemanded,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
  },
}).createMachine({
  id: 'passwordChange',
  context: { request: null, attempt: 0, failure: null, isDemanded: false },
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      on: {
        opened: { target: 'editing', actions: 'nextAttempt' },
        'session.opened': {
          guard: withEvent('mustChange'),
          target: 'editing',
          actions: ['demand', 'nextAttempt'],
        },
      },
    },
    editing: {
      on: {
        closed: { guard: 'mayLeave', target: 'closed', actions: 'forget' },
        'permissions.renewed': {
          guard: withEvent('isChanged'),
          target: 'closed',
          actions: 'forget',
        },
        edited: { actions: 'nextAttempt' },
        submitted: { target: 'sending', actions: { type: 'keepRequest', params: ({ event }) => event.request } },
      },
    },
    sending: {
      tags: 'busy',
      // The password was changed elsewhere meanwhile: this call will be refused, and the dialog may then be closed.
      on: { 'permissions.renewed': { guard: withEvent('isChanged'), actions: 'release' } },
      invoke: {
        src: 'changePassword',
        input: ({ context: { request, attempt } }) => ({ request: request as PasswordChangeRequest, attempt }),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'closed',
            actions: ['forget', 'tellChanged'],
          },
          {
            guard: withOutput('isRefused'),
            target: 'editing',
            actions: [withOutput('keepFailure'), 'nextAttempt'],
          },
          { target: 'editing', actions: withOutput('keepFailure') },
        ],
        onError: { target: 'editing', actions: 'keepSurprise' },
      },
    },
  },
});
