import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { cancelled, expired, network, refused, timeout } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const model = {
  events: {},
  answers: { signOut: [success(null), refused, network, expired, cancelled] },
} satisfies Model<typeof logoutMachine>;

describe('logout', () => {
  describeModel(logoutMachine, model);

  const signOut = () => {
    const call = port<Result<unknown>>();
    return { call, ...run(logoutMachine.provide({ actors: { signOut: call.logic } })) };
  };

  test.for([
    ['confirmed', success(null)],
    ['expired', expired],
    ['cancelled', cancelled],
  ] as const)('ends without a notice when the call is %s', async ([, answer]) => {
    const { actor, call, facts } = signOut();
    await call.answer(answer);
    expect({ status: actor.getSnapshot().status, facts }).toEqual({ status: 'done', facts: [] });
  });

  test.for([
    ['refused', refused],
    ['unreachable', network],
    ['hanging', timeout],
  ] as const)('fault A17: ends when the server is %s, and warns that it may keep the session', async ([, answer]) => {
    const { actor, call, facts } = signOut();
    await call.answer(answer);
    expect({ status: actor.getSnapshot().status, facts }).toEqual({
      status: 'done',
      facts: [notified({ code: 'logout.unconfirmed' })],
    });
  });

  test('fault A17: ends after an unexpected error too', async () => {
    const { actor, call, facts } = signOut();
    await call.break();
    expect({ status: actor.getSnapshot().status, facts }).toEqual({
      status: 'done',
      facts: [notified({ code: 'logout.unconfirmed' })],
    });
  });
});
