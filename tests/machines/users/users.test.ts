import { describe, expect, test } from 'vitest';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import { usersMachine } from '#src/machines/users/users.ts';
import type { UserRequest } from '#src/machines/users/users-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  nothing,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';
import { userOf } from '#tests/machines/support/users.ts';

const path = '/system/userManager';
const user = userOf('7');
const pageOf = (list: User[], total = list.length): ListPage<User> => ({ list, total, pageNum: 1, pageSize: 20 });
const contacts: Contacts = { phone: '12000010001', email: 'user@example.com' };
const inputAt = (search = '') => ({ tabId: 'tab2', location: at(path + search).location });

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(`${path}?state=locked`).location }],
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [{ type: 'select', selected: [user] }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    operate: [
      { type: 'operate', operation: 'unlock', user },
      { type: 'operate', operation: 'reset', user },
    ],
    'operate.confirm': [{ type: 'operate.confirm' }],
    'operate.cancel': [{ type: 'operate.cancel' }],
    'password.dismiss': [{ type: 'password.dismiss' }, { type: 'password.dismiss', copied: true }],
    reveal: [{ type: 'reveal', id: '7' }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'records.outdated': [recordsOutdated(path, '7'), recordsOutdated('/elsewhere', '7')],
  },
  answers: {
    findUnstaffed: [success([]), network],
    findOpening: openings,
    fetchPage: [success(pageOf([user])), success(pageOf([], 30)), network],
    operate: [success(null), success(new Secret('Initial#2026')), refused, nothing],
    reveal: [success(new Secret(contacts)), refused],
  },
  situation: ({ context: { page, password, toReveal } }) => [page !== null, password !== null, toReveal.length],
  // A password is stored only while it is shown.
  invariant: ({ context, value }) =>
    expect(context.password !== null).toEqual((value as { operation: string }).operation === 'telling'),
} satisfies Model<typeof usersMachine>;

const resetting = { type: 'page.unsaved', id: 'tab2', unsaved: true, saving: true, keepable: false };
const outdated = recordsOutdated(path, '7');
const unnoted = { type: 'page.unsaved', id: 'tab2', unsaved: true, keepable: false };
const noted = { type: 'page.unsaved', id: 'tab2', unsaved: false };

async function opened(search = '') {
  const fetchPage = port<Result<ListPage<User>>, ListQuery>();
  const operate = port<Result<Secret<string> | null>, UserRequest>();
  const reveal = port<Result<Secret<Contacts>>, { id: string }>();
  const findUnstaffed = port<Result<readonly UnstaffedStage[]>>();
  const running = run(
    usersMachine.provide({
      actors: {
        ...plainList(),
        fetchPage: fetchPage.logic,
        operate: operate.logic,
        reveal: reveal.logic,
        findUnstaffed: findUnstaffed.logic,
        references: feed().logic as never,
      },
    }),
    inputAt(search),
  );
  await fetchPage.answer(success(pageOf([user])));
  taken(running.facts);
  return { ...running, fetchPage, operate, reveal, context: () => running.actor.getSnapshot().context };
}

describe('users', () => {
  describeModel(usersMachine, { ...model, input: inputAt() });

  test('the page fetches the users each time it is shown; the former rows stay in view', async () => {
    const { actor, fetchPage, context } = await opened('?keyword=a');
    actor.send({ type: 'page.located', location: at(`${path}?keyword=a`).location });
    expect({ filters: fetchPage.inputs().map(({ filters }) => filters), total: context().page?.total }).toEqual({
      filters: [{ keyword: 'a' }, { keyword: 'a' }],
      total: 1,
    });
  });

  test('a page past the end becomes the last one', async () => {
    const { actor, fetchPage, context } = await opened('?pageNum=7');
    actor.send({ type: 'reload' });
    await fetchPage.answer(success({ ...pageOf([], 30), pageNum: 7 }));
    expect({ fetchedPageNum: fetchPage.inputs().at(-1)?.pageNum, pageNum: context().query.pageNum }).toEqual({
      fetchedPageNum: 2,
      pageNum: 2,
    });
  });

  test('an operation that locks out a user asks first; cancelled, it sends nothing', async () => {
    const { actor, operate, value } = await opened();
    for (const operation of ['disable', 'reset', 'delete'] as const) {
      actor.send({ type: 'operate', operation, user });
      expect(value()).toMatchObject({ operation: 'confirming' });
      actor.send({ type: 'operate.cancel' });
    }
    expect({ operateCalls: operate.calls.length, state: value() }).toEqual({
      operateCalls: 0,
      state: { records: 'shown', staffing: 'asking', operation: 'idle', contacts: 'idle' },
    });
    actor.send({ type: 'operate', operation: 'unlock', user });
    expect(operate.inputs()).toEqual([{ operation: 'unlock', user }]);
  });

  test('a reset shows its sealed password once, and forgets it when closed', async () => {
    const { actor, operate, context, facts } = await opened();
    actor.send({ type: 'operate', operation: 'reset', user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(success(new Secret('Initial#2026')));
    expect({
      password: context().password?.reveal(),
      isLegible: JSON.stringify(context()).includes('Initial'),
    }).toEqual({
      password: 'Initial#2026',
      isLegible: false,
    });
    actor.send({ type: 'password.dismiss' });
    expect({ password: context().password, requested: context().requested, facts: taken(facts) }).toEqual({
      password: null,
      requested: null,
      facts: [resetting, outdated, unnoted, noted],
    });
  });

  test('the notice about a copied password does not contain it', async () => {
    const { actor, operate, facts } = await opened();
    actor.send({ type: 'operate', operation: 'reset', user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(success(new Secret('Initial#2026')));
    taken(facts);
    actor.send({ type: 'password.dismiss', copied: true });
    const notice = { type: 'notice', notice: { code: 'password.copied', account: user.account } };
    expect(taken(facts)).toEqual([notice, noted]);
  });

  test.each(['password.dismiss', 'work.discard'] as const)(
    'a reset without a password in the answer is reported as done, until it is closed: %s (decision 005)',
    async (end) => {
      const { actor, fetchPage, operate, context, facts, value } = await opened();
      actor.send({ type: 'operate', operation: 'reset', user });
      actor.send({ type: 'operate.confirm' });
      await operate.answer(success(null));
      expect({
        state: value(),
        user: context().requested?.user,
        facts: taken(facts),
        fetchPageCalls: fetchPage.calls.length,
      }).toEqual({
        state: { records: 'shown', staffing: 'asking', operation: 'untold', contacts: 'idle' },
        user,
        facts: [resetting, outdated, unnoted],
        fetchPageCalls: 1,
      });
      actor.send({ type: end });
      expect({ state: value(), lastFact: taken(facts).at(-1), fetchPageCalls: fetchPage.calls.length }).toEqual({
        state: { records: 'loading', staffing: 'asking', operation: 'idle', contacts: 'idle' },
        lastFact: noted,
        fetchPageCalls: 2,
      });
    },
  );

  test('fault E15: 无回款 to a reset leaves the dialog open, and the page can be closed', async () => {
    const { actor, facts, operate, value } = await opened();
    actor.send({ type: 'operate', operation: 'reset', user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(nothing);
    expect({ state: value(), facts: taken(facts) }).toEqual({
      state: { records: 'shown', staffing: 'asking', operation: 'confirming', contacts: 'idle' },
      facts: [resetting, noted],
    });
  });

  test('fault E15: 无回款 leaves the dialog open without a notice', async () => {
    const { actor, context, facts, operate, value } = await opened();
    actor.send({ type: 'operate', operation: 'delete', user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(nothing);
    expect({
      state: value(),
      requested: context().requested,
      isOperating: actor.getSnapshot().hasTag('operating'),
      facts: taken(facts),
    }).toEqual({
      state: { records: 'shown', staffing: 'asking', operation: 'confirming', contacts: 'idle' },
      requested: { operation: 'delete', user },
      isOperating: false,
      facts: [],
    });
  });

  test('a shown password counts as unsaved work without a draft, and is dropped only on request', async () => {
    const { actor, operate, context, facts } = await opened();
    actor.send({ type: 'operate', operation: 'reset', user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(success(new Secret('Initial#2026')));
    expect({ password: context().password?.reveal(), facts: taken(facts) }).toEqual({
      password: 'Initial#2026',
      facts: [resetting, outdated, unnoted],
    });
    actor.send({ type: 'work.discard' });
    expect({ password: context().password, facts: taken(facts) }).toEqual({ password: null, facts: [noted] });
  });

  test('closing the page waits for a running reset; after a failure nothing is unsaved', async () => {
    const { actor, operate, facts } = await opened();
    actor.send({ type: 'operate', operation: 'reset', user });
    actor.send({ type: 'operate.confirm' });
    expect(taken(facts)).toEqual([resetting]);
    await operate.answer(refused);
    expect(taken(facts)).toEqual([notified({ code: 'failure', failure: refused.failure }), noted]);
  });

  test.for([recordsDeleted(path, '8'), recordsOutdated(path, '8')])(
    '$type elsewhere fetches the list again',
    async (event) => {
      const { actor, fetchPage } = await opened();
      actor.send({ ...event, path: '/elsewhere' });
      expect(fetchPage.calls.length).toEqual(1);
      actor.send(event);
      expect(fetchPage.calls.length).toEqual(2);
    },
  );

  test('a reset of the filters is counted, so that pending input is cleared too', async () => {
    const { actor, context, facts } = await opened('?keyword=a');
    actor.send({ type: 'query.reset' });
    expect({ resets: context().resets, facts: taken(facts) }).toEqual({
      resets: 1,
      facts: [{ type: 'navigation.requested', href: path, replace: true }],
    });
  });

  test.for([
    [
      'deleted',
      'delete',
      success(null),
      [notified({ code: 'record.changed', operation: 'delete', title: 'user7' }), recordsDeleted(path, '7')],
    ],
    [
      'disabled',
      'disable',
      success(null),
      [notified({ code: 'record.changed', operation: 'disable', title: 'user7' }), outdated],
    ],
    ['refused', 'disable', refused, [notified({ code: 'failure', failure: refused.failure })]],
    ['expired', 'disable', expired, []],
  ] as const)('%s: it is reported once, and the list is fetched again', async ([, operation, answer, facts]) => {
    const running = await opened();
    running.actor.send({ type: 'operate', operation, user });
    running.actor.send({ type: 'operate.confirm' });
    await running.operate.answer(answer);
    expect({
      facts: taken(running.facts),
      fetchPageCalls: running.fetchPage.calls.length,
      state: running.value(),
    }).toEqual({
      facts,
      fetchPageCalls: 2,
      state: { records: 'loading', staffing: 'asking', operation: 'idle', contacts: 'idle' },
    });
  });

  test('revealed details are sealed, and masked by the next answer', async () => {
    const { actor, reveal, fetchPage, context } = await opened();
    actor.send({ type: 'reveal', id: '7' });
    await reveal.answer(success(new Secret(contacts)));
    expect({
      revealed: context().revealed['7']?.reveal(),
      isLegible: JSON.stringify(context()).includes(contacts.phone),
    }).toEqual({
      revealed: contacts,
      isLegible: false,
    });
    actor.send({ type: 'reload' });
    await fetchPage.answer(success(pageOf([user])));
    expect(context().revealed).toEqual({});
  });

  test('several requested details are fetched one by one, each once', async () => {
    const { actor, reveal, context } = await opened();
    for (const id of ['7', '8', '7', '9']) actor.send({ type: 'reveal', id });
    expect({ revealInputs: reveal.inputs(), toReveal: context().toReveal }).toEqual({
      revealInputs: [{ id: '7' }],
      toReveal: ['7', '8', '9'],
    });
    await reveal.answer(success(new Secret(contacts)));
    await reveal.answer(refused);
    await reveal.answer(success(new Secret(contacts)));
    expect({
      revealInputs: reveal.inputs(),
      revealedIds: Object.keys(context().revealed),
      toReveal: context().toReveal,
    }).toEqual({
      revealInputs: [{ id: '7' }, { id: '8' }, { id: '9' }],
      revealedIds: ['7', '9'],
      toReveal: [],
    });
  });

  test.each([
    ['unlock', 'idle'],
    ['disable', 'confirming'],
  ] as const)('without an answer, %s is %s: only the requested details are fetched again', async (operation, state) => {
    const { actor, operate, value } = await opened();
    actor.send({ type: 'operate', operation, user });
    actor.send({ type: 'operate.confirm' });
    await operate.answer(nothing);
    expect(value()).toMatchObject({ operation: state });
  });
});
