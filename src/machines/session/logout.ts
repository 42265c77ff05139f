import { emit, setup } from 'xstate';
import { isSilent, type Result } from '#src/domain/failure.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/**
 * Tells the server that the session is over. The session here has ended already (decision 006): `signOut` takes the token
 * out of the cookie as it starts and calls with that. Whatever the server says, the person is out; a failing call is told
 * as a notice.
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
