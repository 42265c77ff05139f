import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPlan, writePlan } from '#mocks/control/plan.ts';
import { type Answer, createClient, dataOf, expired, networkError, refused } from './client.ts';

const path = '/sys/auth/menu';
const other = '/sys/auth/permissions';

async function signedIn(account = 'editor') {
  let time = Date.parse('2026-11-23T09:00:00+08:00');
  const client = createClient({ now: () => time });
  const token = await client.signIn(account);
  const ask = (asked = path) => client.call(asked, undefined, { token });
  const { commands } = client.backend;
  const later = (seconds: number) => {
    time += seconds * 1000;
  };
  return { client, token, ask, commands, later };
}

afterEach(() => {
  vi.useRealTimers();
});

const outcome = ({ status }: Answer) => (status === 200 ? 'well' : 'ill');

describe('when a fault strikes', () => {
  test('it strikes always, until it is dropped', async () => {
    const { ask, commands } = await signedIn();
    const id = await commands.fault({ kind: 'network', path, when: 'always' });
    expect([await ask(), await ask(), await ask()]).toEqual([networkError, networkError, networkError]);
    await commands.drop(id);
    dataOf(await ask());
  });

  test('it strikes each n-th call of an endpoint, counted per endpoint', async () => {
    const { ask, commands } = await signedIn();
    await commands.fault({ kind: 'network', path: '*', when: { every: 3 } });
    const paths = [path, other, path, other, path, other];
    const outcomes: string[] = [];
    for (const asked of paths) outcomes.push(outcome(await ask(asked)));
    expect(outcomes).toEqual(['well', 'well', 'well', 'well', 'ill', 'ill']);
  });

  test('it strikes at most the given number of times', async () => {
    const { ask, commands } = await signedIn();
    await commands.fault({ kind: 'network', path, when: { every: 2 }, times: 1 });
    const outcomes: string[] = [];
    for (let call = 0; call < 6; call += 1) outcomes.push(outcome(await ask()));
    expect(outcomes).toEqual(['well', 'ill', 'well', 'well', 'well', 'well']);
  });

  test('W6.10: it strikes periodically: 5 seconds of every 30, beginning after 10', async () => {
    const { ask, commands, later } = await signedIn();
    await commands.fault({ kind: 'status', path, status: 503, when: { after: 10, seconds: 5, of: 30 } });
    const outcomes: [number, string][] = [];
    for (let second = 0; second <= 50; second += 5) {
      outcomes.push([second, outcome(await ask())]);
      later(5);
    }
    expect(outcomes.filter(([, one]) => one === 'ill').map(([second]) => second)).toEqual([10, 40]);
  });

  test('W6.10: it strikes for two minutes, then calls succeed', async () => {
    const { ask, commands, later } = await signedIn();
    await commands.scenario({ name: 'serverDownForTwoMinutes' });
    const first = outcome(await ask());
    later(119);
    const second = outcome(await ask());
    later(1);
    expect([first, second, outcome(await ask())]).toEqual(['ill', 'ill', 'well']);
  });
});

test('W6.9: chance depends only on the seed, the endpoint and the number of its call, whatever other calls run', async () => {
  const plan = { seed: 7, faults: [{ kind: 'network', path: '*', when: { chance: 0.5 } }] };
  async function outcomesOf(order: readonly string[], isParallel: boolean) {
    const { ask, commands } = await signedIn();
    await commands.plan(plan);
    const answers: (readonly [string, string])[] = [];
    const one = async (asked: string) => [asked, outcome(await ask(asked))] as const;
    if (isParallel) answers.push(...(await Promise.all(order.map(one))));
    else for (const asked of order) answers.push(await one(asked));
    const of = (wanted: string) => answers.filter(([asked]) => asked === wanted).map(([, result]) => result);
    return { menu: of(path), permissions: of(other) };
  }
  const alternating = Array.from({ length: 40 }, (_, index) => (index % 2 ? path : other));
  const expected = await outcomesOf(alternating, false);
  expect(new Set(expected.menu)).toEqual(new Set(['well', 'ill']));
  expect(expected.menu).not.toEqual(expected.permissions);
  const sorted = alternating.toSorted();
  for (let time = 0; time < 5; time += 1) {
    expect(await outcomesOf(alternating, true)).toEqual(expected);
    expect(await outcomesOf(time % 2 ? sorted : sorted.toReversed(), true)).toEqual(expected);
  }
});

test('W6.9: another seed strikes other calls, and the shared plan contains the seed', async () => {
  const { ask, commands } = await signedIn();
  const outcomesWith = async (seed: number) => {
    await commands.plan({ faults: [{ kind: 'network', path, when: { chance: 0.5 } }] });
    await commands.chances(seed);
    const outcomes: string[] = [];
    for (let call = 0; call < 20; call += 1) outcomes.push(outcome(await ask()));
    return outcomes;
  };
  const first = await outcomesWith(7);
  expect(await outcomesWith(8)).not.toEqual(first);
  expect(await outcomesWith(7)).toEqual(first);
  expect((await commands.share()).seed).toBe(7);
  await expect(commands.chances(-1)).rejects.toThrow();
});

describe('answers under a fault', () => {
  test.each([
    ['html', { status: 200, body: '<!doctype html><html><body><h1>Network login</h1><form></form></body></html>' }],
    ['empty', { status: 200, body: '' }],
  ])('%s', async (kind, answer) => {
    const { ask, commands } = await signedIn();
    await commands.fault({ kind, path });
    expect(await ask()).toEqual(answer);
  });

  test('refuse, truncated and wrongTypes', async () => {
    const { ask, commands } = await signedIn('nobody');
    const whole = await ask(other);
    await commands.fault({ kind: 'refuse', path: other, rCode: 409, rMsg: '不行' });
    await commands.fault({ kind: 'truncated', path: other });
    await commands.fault({ kind: 'wrongTypes', path: other });
    expect(await ask(other)).toEqual(refused(409, '不行'));
    const text = JSON.stringify(whole.body);
    expect(await ask(other)).toEqual({ status: 200, body: text.slice(0, Math.ceil(text.length / 2)) });
    expect(await ask(other)).toEqual({ status: 200, body: { success: 'yes', rCode: '200x', rMsg: 4, resultData: {} } });
    expect(await ask(other)).toEqual(whole);
  });

  test('fault E2: a body that breaks off is a network error', async () => {
    const { ask, commands } = await signedIn();
    await commands.fault({ kind: 'broken', path });
    await expect(ask()).rejects.toThrow('line went dead');
  });

  test('huge: the same data, and the requested number of megabytes', async () => {
    const { ask, commands } = await signedIn();
    const usual = await ask();
    await commands.fault({ kind: 'huge', path, megabytes: 2 });
    expect(await ask()).toEqual(usual);
  });
});

test('W6.11: clearing, replacing or resetting a plan, or loading another state, settles hanging calls', async () => {
  const { client, ask, commands } = await signedIn();
  const state = await commands.exportState();
  const ends = [
    () => commands.clear(),
    () => commands.plan({}),
    () => commands.drop('1'),
    () => commands.importState(state),
    () => client.backend.reset(),
  ];
  for (const end of ends) {
    await commands.clear();
    await commands.fault({ kind: 'hang', path });
    const asked = ask();
    while ((await commands.faults())[0]?.hits !== 1);
    await end();
    expect(await asked).toEqual(networkError);
  }
});

test('W6.8: each call names the fault that answered it; unused overrides are reported', async () => {
  const { ask, commands } = await signedIn();
  await commands.forgetCalls();
  await commands.scenario({ name: 'permissionsRefused' });
  await commands.fault({ kind: 'network', path: '/sys/log/query' });
  await ask();
  await ask(other);
  expect((await commands.calls()).map((call) => [call.path, call.status, call.by])).toEqual([
    [path, 200, null],
    [other, 200, { override: '1', scenario: 'permissionsRefused' }],
  ]);
  expect((await commands.faults()).map(({ id, hits }) => [id, hits])).toEqual([
    ['1', 1],
    ['2', 0],
  ]);
});

test('fault K3: recorded calls contain no password, captcha or token', async () => {
  const client = createClient();
  const token = await client.signIn('editor');
  const { commands } = client.backend;
  await vi.waitFor(async () => expect((await commands.calls()).every(({ answer }) => answer !== '')).toBe(true));
  const recorded = JSON.stringify(await commands.calls());
  expect(recorded).toContain('editor');
  for (const secret of [token, 'Forest@2026', '"0000"', 'data:image']) expect(recorded).not.toContain(secret);
});

describe('plans as data', () => {
  test('a plan survives the way through an address', () => {
    const plan = {
      seed: 3,
      made: 1_800_000_000_000,
      size: 'M' as const,
      account: 'editor',
      faults: [
        {
          kind: 'refuse' as const,
          path: '/sys/role/add',
          rCode: 500,
          rMsg: '角色名称已存在？',
          when: 'always' as const,
        },
      ],
      acts: [{ act: 'expire' as const, account: 'editor' }],
      storageFull: true,
    };
    const value = writePlan(plan);
    expect(value).toMatch(/^[\w-]+$/);
    expect(readPlan(value)).toEqual(plan);
  });

  test.each(['', 'nonsense', writePlan({} as never).slice(2), btoa('{"seed":"x"}'), btoa('{"faults":[{"kind":"x"}]}')])(
    'invalid text is refused: %s',
    (value) => {
      expect(() => readPlan(value)).toThrow();
    },
  );

  test('shared plans contain everything that is on, and another back-end carries it out', async () => {
    const { commands } = await signedIn();
    await commands.scenario({ name: 'serverFlaky' });
    await commands.scenario({
      name: 'rightsWithdrawn',
      account: 'editor',
      record: { path: '/home/scienceKnowledge', id: '1' },
    });
    await commands.storage(true);
    const plan = readPlan(writePlan(await commands.share()));
    const there = await signedIn();
    await there.commands.plan(plan);
    expect({ ...(await there.commands.share()), made: 0 }).toEqual({ ...plan, made: 0 });
    const granted = await there.client.call(other, undefined, { token: await firstAnswered(there.client) });
    expect(JSON.stringify(granted)).not.toContain('/home/scienceKnowledge');
  });

  test('W6.9: a moved clock is shared, an unchanged one is not', async () => {
    const { commands } = await signedIn();
    expect((await commands.share()).clock).toBeUndefined();
    const moved = await commands.clock({ advance: 40 * 24 * 3_600_000 });
    const plan = readPlan(writePlan(await commands.share()));
    const there = await signedIn();
    await there.commands.plan(plan);
    expect([plan.clock, await there.commands.clock()]).toEqual([moved, moved]);
  });

  test('W6.12: the age of a plan is that of the faults that are still on', async () => {
    const { client, commands, later } = await signedIn();
    const since = async () => (await commands.current()).since;
    const first = await commands.fault({ kind: 'network', path, when: 'always' });
    const begun = await since();
    later(60);
    await commands.fault({ kind: 'network', path: other, when: { seconds: 5 } });
    expect(await since()).toBe(begun);
    await commands.drop(first);
    later(60);
    await commands.fault({ kind: 'network', path });
    expect((await since()) - begun).toBe(120_000);
    expect(await client.call(path, undefined)).toEqual(networkError);
    later(60);
    await commands.fault({ kind: 'network', path });
    expect((await since()) - begun).toBe(180_000);
  });

  test('an invalid plan, scenario or act changes nothing', async () => {
    const { ask, commands } = await signedIn();
    await commands.fault({ kind: 'network', path, when: 'always' });
    await expect(commands.plan({ seed: 'x' })).rejects.toThrow();
    await expect(commands.scenario({ name: 'nothing' })).rejects.toThrow();
    await expect(commands.scenario({ name: 'editedByOther' })).rejects.toThrow('needs an account');
    await expect(commands.act({ act: 'edit', path: '/nowhere', id: '1' })).rejects.toThrow('no records');
    expect(await ask()).toEqual(networkError);
  });
});

/** A session in spite of a flaky connection. */
async function firstAnswered(client: ReturnType<typeof createClient>): Promise<string> {
  await client.backend.commands.clear();
  return client.signIn('editor');
}

describe('scenarios', () => {
  test('expire the login now, or in a minute', async () => {
    const { ask, commands, later } = await signedIn();
    await commands.scenario({ name: 'expiresSoon' });
    dataOf(await ask());
    later(60);
    expect(await ask()).toEqual(expired);
    const again = await signedIn();
    await again.commands.scenario({ name: 'expiresNow', account: 'editor' });
    expect(await again.ask()).toEqual(expired);
  });

  test('let another person save the record: a save on the old version is refused', async () => {
    const { client, token, commands } = await signedIn();
    const record = { path: '/home/scienceKnowledge', id: '1' };
    const get = () => client.call(`${record.path}/get`, { id: '1' }, { token });
    const before = dataOf<Record<string, unknown>>(await get());
    await commands.scenario({ name: 'editedByOther', record });
    const after = dataOf<Record<string, unknown>>(await get());
    expect(after).toMatchObject({ version: Number(before['version']) + 1, updatedBy: 'admin' });
    expect(after['mainTitle']).toBe(`${String(before['mainTitle'])}（他人已改）`);
    const { mainTitle, version } = before;
    expect(await client.call(`${record.path}/update`, { ...before, id: '1', mainTitle, version }, { token })).toEqual(
      refused(409, '内容已被他人修改，请刷新后重试'),
    );
  });

  test('add and withdraw rights', async () => {
    const { ask, commands } = await signedIn();
    const has = async (wanted: string) => JSON.stringify(await ask(other)).includes(`"${wanted}"`);
    expect([await has('/system/logManager'), await has('/home/scienceKnowledge_add')]).toEqual([false, true]);
    await commands.scenario({ name: 'rightsAdded', account: 'editor' });
    await commands.scenario({ name: 'rightsWithdrawn', account: 'editor' });
    expect([await has('/system/logManager'), await has('/home/scienceKnowledge_add')]).toEqual([true, false]);
  });
});

test('set and move the clock, which survives a restart; a reset restores it', async () => {
  const { client, commands } = await signedIn();
  const begin = await commands.clock();
  expect(await commands.clock({ advance: 90_000 })).toBe(begin + 90_000);
  expect(await commands.clock({ set: Date.parse('2027-01-01T00:00:00Z') })).toBe(Date.parse('2027-01-01T00:00:00Z'));
  await client.backend.reset();
  expect(await commands.clock()).toBe(begin);
});

test('export and import the whole state; one of another version is refused', async () => {
  const { client, token, commands } = await signedIn();
  await client.call('/home/scienceKnowledge/updown', { id: '1', on: false }, { token });
  await commands.act({ act: 'edit', path: '/home/scienceKnowledge', id: '2' });
  const state = JSON.parse(JSON.stringify(await commands.exportState())) as Awaited<
    ReturnType<typeof commands.exportState>
  >;
  await client.backend.reset();
  expect(await commands.exportState()).not.toEqual(state);
  await commands.importState(state);
  const { meta: [before] = [], ...rest } = state.collections;
  const { meta: [after] = [], ...restored } = (await commands.exportState()).collections;
  expect(restored).toEqual(rest);
  expect(after).toMatchObject({ ...(before as object), epoch: 3 });
  await expect(commands.importState({ ...state, seed: 'older' })).rejects.toThrow('another version');
  await expect(commands.importState({ ...state, collections: { stars: [] } })).rejects.toThrow('stars');
});

test('sign in as an account without a password; an unknown account is refused', async () => {
  const { client, commands } = await signedIn();
  const token = await commands.signIn('viewer');
  expect(await commands.accountOf(token)).toBe('viewer');
  expect(dataOf(await client.call('/sys/auth/getUserInfo', undefined, { token }))).toMatchObject({ account: 'viewer' });
  expect(await commands.accountOf('x')).toBeNull();
  await expect(commands.signIn('nobody-else')).rejects.toThrow('no account');
});

test('W6.16: scripts can call every command of the panel, and each one takes and returns JSON', async () => {
  const sources = import.meta.glob<string>('../../mocks/ui/panel/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const called = new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bcommands(?:\(\))?\s*\.(\w+)\(/g)].map(([, name]) => name),
    ),
  );
  const { commands } = createClient().backend;
  expect(called.size).toBeGreaterThan(12);
  expect([...called].filter((name) => !Object.hasOwn(commands, name ?? ''))).toEqual([]);
  for (const name of ['faults', 'calls', 'share', 'current', 'clock', 'size', 'exportState'] as const) {
    const answer: unknown = await commands[name]();
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  }
});
