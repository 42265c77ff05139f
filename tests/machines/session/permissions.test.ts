import { describe, expect, test } from 'vitest';
import type { Account } from '#src/domain/rights/access.ts';
import { type Failure, failed, type Result, success, unexplained } from '#src/domain/failure.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import {
  accountOf,
  articles,
  entriesOf,
  expired,
  forbidden,
  network,
  refused,
  timeout,
  unreadable,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const editor = accountOf('editor');

const model = {
  events: {},
  answers: {
    fetchAccount: [success(editor), refused, network],
    fetchPermissions: [success(entriesOf(articles)), success([]), refused, network],
  },
  // The output matches the final state.
  invariant: ({ output, status, value }) => {
    expect(output?.kind).toEqual(status === 'done' ? value : undefined);
  },
} satisfies Model<typeof permissionsMachine>;

function fetching() {
  const account = port<Result<Account>>();
  const entries = port<Result<readonly unknown[]>>();
  const { actor, value } = run(
    permissionsMachine.provide({ actors: { fetchAccount: account.logic, fetchPermissions: entries.logic } }),
  );
  return { account, entries, value, outcome: (): PermissionsOutcome | undefined => actor.getSnapshot().output };
}

async function outcomeOf(list: readonly unknown[], who = editor) {
  const { account, entries, outcome } = fetching();
  await account.answer(success(who));
  await entries.answer(success(list));
  return outcome();
}

const granted = (account: Account, pages: readonly string[], buttons: readonly string[] = []): PermissionsOutcome => ({
  kind: 'granted',
  account,
  grants: { admin: account.roleName === 'admin', pages, buttons },
});

describe('permissions', () => {
  describeModel(permissionsMachine, model);

  test('fetches both in parallel', () => {
    const { account, entries } = fetching();
    expect({ accountCalls: account.calls.length, entriesCalls: entries.calls.length }).toEqual({
      accountCalls: 1,
      entriesCalls: 1,
    });
  });

  test.for(['account', 'entries'] as const)(
    'decision 002: a refusal of the %s ends the fetch immediately',
    async (which) => {
      const fetch = fetching();
      await fetch[which].answer(refused);
      expect(fetch.outcome()).toEqual({ kind: 'refused', message: '不行' });
    },
  );

  test.for([
    { ...refused, message: '不行' },
    { ...failed({ kind: 'refused', code: 500, message: null }), message: null },
    { ...expired, message: null },
    { ...forbidden, message: null },
  ])(
    'decision 002: $failure.kind is a refusal, with the message of the server if there is one',
    async ({ message, ...answer }) => {
      const { entries, outcome } = fetching();
      await entries.answer(answer);
      expect(outcome()).toEqual({ kind: 'refused', message });
    },
  );

  test.for([
    ['account', 'entries'],
    ['entries', 'account'],
  ] as const)(
    'decision 002: a failure of the %s waits for the other answer, and a refusal takes precedence',
    async ([first, second]) => {
      const fetch = fetching();
      await fetch[first].answer(network);
      expect(fetch.outcome()).toEqual(undefined);
      await fetch[second].answer(refused);
      expect(fetch.outcome()).toEqual({ kind: 'refused', message: '不行' });
    },
  );

  test.for([network, timeout, unreadable])(
    'decision 002: $failure.kind is no answer, even if the other one arrived',
    async (answer) => {
      const { account, entries, outcome } = fetching();
      await entries.answer(answer);
      await account.answer(success(editor));
      expect(outcome()).toEqual({ kind: 'failed', failure: answer.failure });
    },
  );

  test.for(['account', 'entries'] as const)(
    'fault A23: an unexpected error in the fetch of the %s counts as no answer',
    async (which) => {
      const { account, entries, outcome } = fetching();
      const broken = { account, entries }[which];
      await broken.break();
      await (which === 'account' ? entries.answer(success(entriesOf(articles))) : account.answer(success(editor)));
      expect(outcome()).toEqual({ kind: 'failed', failure: unexplained satisfies Failure });
    },
  );

  test('P06: unusable entries are dropped one by one', async () => {
    const list = [
      null,
      '',
      7,
      {},
      { modulePath: null },
      { modulePath: '' },
      ...entriesOf('/ghost', articles, articles, `${articles}_edit`),
    ];
    expect(await outcomeOf(list)).toEqual(granted(editor, ['/ghost', articles], [`${articles}_edit`]));
  });

  test('decision 004: the role admin opens every page; its buttons come from its list', async () => {
    const admin = accountOf('root', 'admin');
    expect(await outcomeOf(entriesOf(`${articles}_add`), admin)).toEqual(
      granted(admin, [articles], [`${articles}_add`]),
    );
    expect(await outcomeOf([], admin)).toEqual(granted(admin, []));
  });

  test.for([
    ['nothing', []],
    ['pages that do not exist', entriesOf('/ghost')],
    ['a group alone', entriesOf('/home')],
    ['a page with the same beginning of its path', entriesOf(`${articles}s`)],
    ['pages that need no grant', entriesOf('/blank', '/401')],
  ] as const)('decisions 002, 004: %s opens nothing', async ([, list]) => {
    expect(await outcomeOf(list)).toEqual({ kind: 'empty' });
  });

  test.for([
    ['granted', success(editor), success(entriesOf(articles))],
    ['empty', success(editor), success([])],
    ['failed', network, success(entriesOf(articles))],
    ['refused', refused, success(entriesOf(articles))],
  ] as const)('reports its final state: %s', async ([kind, who, list]) => {
    const { account, entries, outcome, value } = fetching();
    await entries.answer(list);
    await account.answer(who);
    expect([value(), outcome()?.kind]).toEqual([kind, kind]);
  });
});
