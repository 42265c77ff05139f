import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { Account } from '#src/domain/rights/access.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { type RenewalTrigger, renewalMachine } from '#src/machines/session/renewal.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { articles, entriesOf, expired, forbidden, network, refused } from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';
import { editor } from '#tests/machines/support/session.ts';

const outcomes: PermissionsOutcome[] = [{ kind: 'empty' }, { kind: 'failed', failure: { kind: 'network' } }];

const model = {
  events: {
    'permission.denied': [{ type: 'permission.denied' }],
    'window.focused': [{ type: 'window.focused' }],
  },
  answers: { permissions: outcomes },
} satisfies Model<typeof renewalMachine>;

const granted = (...pages: string[]): PermissionsOutcome => ({
  kind: 'granted',
  account: editor,
  grants: { admin: false, pages, buttons: [] },
});

function renewing() {
  const account = port<Result<Account>>();
  const entries = port<Result<readonly unknown[]>>();
  const doubt = feed<RenewalTrigger>();
  const permissions = permissionsMachine.provide({
    actors: { fetchAccount: account.logic, fetchPermissions: entries.logic },
  });
  const running = run(renewalMachine.provide({ actors: { permissions, doubtFeed: doubt.logic } }));
  return {
    ...running,
    account,
    entries,
    asked: () => entries.calls.length,
    deny: () => doubt.tell({ type: 'permission.denied' }),
    focus: () => doubt.tell({ type: 'window.focused' }),
    pass: (milliseconds: number) => running.clock.increment(milliseconds),
    async grant(...pages: string[]) {
      await account.answer(success(editor));
      await entries.answer(success(entriesOf(...pages)));
    },
  };
}

describe('renewal', () => {
  describeModel(renewalMachine, model);

  test('decision 015: permissions are renewed on focus after the first minute, at most once a minute', async () => {
    const { asked, facts, focus, grant, pass } = renewing();
    focus();
    pass(59_999);
    focus();
    expect(asked()).toEqual(0);
    pass(1);
    focus();
    focus();
    expect(asked()).toEqual(1);
    await grant(articles);
    expect(facts).toEqual([{ type: 'permissions.renewed', outcome: granted(articles) }]);
    focus();
    pass(60_000);
    expect(asked()).toEqual(1);
    focus();
    expect(asked()).toEqual(2);
  });

  test('decision 015: a denial within the minute renews them once when it is over', async () => {
    const { asked, deny, grant, pass } = renewing();
    pass(20_000);
    for (let i = 0; i < 30; i += 1) deny();
    pass(39_999);
    expect(asked()).toEqual(0);
    pass(1);
    expect(asked()).toEqual(1);
    await grant(articles);
    pass(60_000);
    deny();
    expect(asked()).toEqual(2);
  });

  test.for([refused, forbidden, expired, network])(
    'decision 015: $failure.kind is silent and changes nothing',
    async (answer) => {
      const { account, deny, entries, facts, pass, value } = renewing();
      pass(60_000);
      deny();
      await account.answer(answer);
      // After a refusal there are no more calls.
      if (entries.calls[0] && !entries.calls[0].signal.aborted) await entries.answer(answer);
      expect({ facts: taken(facts), state: value() }).toEqual({ facts: [], state: { resting: 'nothingOwed' } });
    },
  );

  test('an unexpected error is reported, and the session continues', async () => {
    const { account, entries, deny, facts, pass, value } = renewing();
    pass(60_000);
    deny();
    await account.break();
    await entries.break();
    expect({ facts, state: value() }).toEqual({ facts: [], state: { resting: 'nothingOwed' } });
  });

  test('fault C4: the loss of all grants is reported too', async () => {
    const { deny, facts, grant, pass } = renewing();
    pass(60_000);
    deny();
    await grant();
    expect(facts).toEqual([{ type: 'permissions.renewed', outcome: { kind: 'empty' } }]);
  });
});
