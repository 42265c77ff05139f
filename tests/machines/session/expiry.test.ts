import { describe, expect, test, vi } from 'vitest';
import { expiryMachine } from '#src/machines/session/expiry.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { run } from '#tests/machines/support/run.ts';

const model = { events: { relogin: [{ type: 'relogin' }] } } satisfies Model<typeof expiryMachine>;

describe('expiry', () => {
  describeModel(expiryMachine.provide({ actions: { clearToken: () => {} } }), model);

  test('the dialog and the token stay until the user logs in again', () => {
    const clearToken = vi.fn();
    const { actor, value } = run(expiryMachine.provide({ actions: { clearToken } }));
    expect({ state: value(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      state: 'prompting',
      clearTokenCalls: 0,
    });
    actor.send({ type: 'relogin' });
    expect({
      state: value(),
      status: actor.getSnapshot().status,
      clearTokenCalls: clearToken.mock.calls.length,
    }).toEqual({ state: 'cleared', status: 'done', clearTokenCalls: 1 });
  });
});
