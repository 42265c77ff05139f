import { setup } from 'xstate';
import { missingCommand } from '#src/machines/ports.ts';

/**
 * The end of an expired session (product 8, decision 006): one dialog that only a new login closes. `clearToken` drops
 * the expired token, unless another browser tab has put a new one in its place.
 */
export const expiryMachine = setup({
  types: { events: {} as { type: 'relogin' } },
  actions: { clearToken: missingCommand('clearToken') },
}).createMachine({
  id: 'expiry',
  initial: 'prompting',
  states: {
    prompting: {
      on: { relogin: { target: 'cleared', actions: 'clearToken' } },
    },
    cleared: { type: 'final' },
  },
});
