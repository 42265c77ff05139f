import { emit, setup } from 'xstate';
import { isSilent, type Result } from '#src/domain/failure.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/**
 * Reports the end of the session to the server. In this app it has already ended (decision 006): `signOut` first removes
 * the token from the cookie and then calls with it. Whatever the server answers, the person is logged out; a failed
 * call is shown as a notice.
 */
export const logoutMachine = setup({
  types: { emitted: {} as FactOf<'notice'> },
  actors: { signOut: missingCall<Result<unknown>, void>('signOut') },
  actions: { tellUnconfirmed: emit({ type: 'notice', notice: { code: 'logout.unconfirmed' } }) },
  guards: { isSettled: (_, answer: Result<unknown>) => answer.ok || isSilent(answer.failure) },
}).createMachine({
  id: 'logout',
  initial: 'calling',
  states: {
    calling: {
      invoke: {
        src: 'signOut',
        onDone: [
          { guard: withOutput('isSettled'), target: 'done' },
          { target: 'done', actions: 'tellUnconfirmed' },
        ],
        onError: { target: 'done', actions: 'tellUnconfirmed' },
      },
    },
    done: { type: 'final' },
  },
});
