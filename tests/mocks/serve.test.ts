import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import { readArguments } from '#mocks/host/arguments.ts';
import { startHttp } from '#mocks/http.ts';
import { createSqliteStore } from '#mocks/store/store-sqlite.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('arguments', () => {
  const usual = { host: '127.0.0.1', port: 4173, data: '.cache/mock.sqlite', sessions: 'shared', mixed: null };

  test.each([
    [[], {}, usual],
    [[], { PORT: '5000' }, { ...usual, port: 5000 }],
    [
      [
        '--host',
        '0.0.0.0',
        '--port',
        '80',
        '--size',
        'L',
        '--captcha',
        '0000',
        '--data',
        ':memory:',
        '--sessions',
        'own',
      ],
      { PORT: '1' },
      { host: '0.0.0.0', port: 80, size: 'L', captcha: '0000', data: ':memory:', sessions: 'own', mixed: null },
    ],
    [
      ['--approvals', '{"/home/scienceKnowledge": ["办公室"]}'],
      {},
      { ...usual, approvals: { '/home/scienceKnowledge': ['办公室'] } },
    ],
    [
      ['--real', 'https://host', '--only', '/sys,/home', '--as', 'editor'],
      { VITE_API_BASE: '/gateway' },
      { ...usual, mixed: { host: 'https://host', base: '/gateway', paths: ['/sys', '/home'], account: 'editor' } },
    ],
  ])('%o', (args, environment, expected) => {
    expect(readArguments(args, environment)).toEqual(expected);
  });

  test.each([
    [['--port', 'many'], /--port/],
    [['--port', '70000'], /--port/],
    [['--size', 'XL'], /--size/],
    [['--captcha', '1234'], /--captcha: only 0000/],
    [['--sessions', 'some'], /--sessions/],
    [['--approvals', '{"/home/unknown": []}'], /--approvals: must be as/],
    [['--approvals', '{'], /--approvals: must be as/],
    [['--host', 'a b'], /--host/],
    [['--nothing'], /nothing/],
    [['--real', 'https://host'], /--real: needs --only/],
    [['--real', 'host', '--only', '/sys'], /--real: must be a scheme and a host/],
  ])('%o is refused with a readable error', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(message);
  });
});

test('the config.json that is served states the stages of the review before publishing, as they are now', async () => {
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'config.json'), '{}');
  const first = { '/home/scienceKnowledge': ['办公室'] };
  const second = { '/home/informationCenter': ['一', '二'] };
  const mock = await startHttp({ dist: folder, approvals: first });
  const served = async (): Promise<unknown> => (await fetch(`${mock.url}/config.json`)).json();
  const before = await served();
  await mock.backend.commands.approvals(second);
  await mock.backend.reset();
  const after = await served();
  await mock.backend.commands.approvals({});
  expect([before, after, await served()]).toEqual([{ approvals: first }, { approvals: second }, {}]);
  await mock.close();
});

describe('data in a file', () => {
  test('survives a restart, with sessions and faults', async () => {
    const file = join(folder, 'kept', 'mock.sqlite');
    const first = createSqliteStore(file);
    const before = createBackend({ store: first });
    await before.commands.act({ act: 'edit', path: '/home/scienceKnowledge', id: '1' });
    await before.commands.fault({ kind: 'network', path: '/x' });
    const token = await before.commands.signIn('editor');
    const state = await before.commands.exportState();
    first.close();
    const second = createSqliteStore(file);
    const after = createBackend({ store: second });
    expect(await after.commands.exportState()).toEqual(state);
    expect(await after.commands.accountOf(token)).toBe('editor');
    second.close();
  });

  test('is put aside if damaged or newer, and a new file begins', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const damaged = join(folder, 'damaged.sqlite');
    await writeFile(damaged, 'no database at all '.repeat(100));
    createSqliteStore(damaged).close();
    const newer = join(folder, 'newer.sqlite');
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(newer);
    database.exec('PRAGMA user_version = 9');
    database.close();
    const store = createSqliteStore(newer);
    expect(await createBackend({ store }).commands.size()).toBe('S');
    store.close();
    const names = await readdir(folder);
    expect(names.filter((name) => name.includes('.unusable-'))).toHaveLength(2);
    expect(info.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('damaged.sqlite cannot be used'),
      expect.stringContaining('it is of version 9, not 1'),
    ]);
  });
});

describe('sessions', () => {
  const ask = async (url: string, word: string, cookie: string | null, body?: unknown) => {
    const response = await fetch(`${url}/__mock/${word}`, {
      method: 'POST',
      ...(cookie === null ? {} : { headers: { cookie } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie')?.split(';')[0] ?? null;
    return { set, answer: response.status === 204 ? null : ((await response.json()) as unknown) };
  };

  test('own: browsers do not see each other’s changes', async () => {
    const mock = await startHttp({ dist: folder, sessions: 'own' });
    const { set: mine } = await ask(mock.url, 'fault', null, { kind: 'network', path: '*' });
    const { set: theirs, answer } = await ask(mock.url, 'faults', null);
    expect(mine).toMatch(/^mock-session=/);
    expect([theirs === mine, answer]).toEqual([false, []]);
    const again = await ask(mock.url, 'faults', mine);
    expect([again.set, (again.answer as unknown[]).length]).toEqual([null, 1]);
    await mock.close();
  });

  test('own: beyond the limit, the browser that was inactive for longest starts again from the seed', async () => {
    const mock = await startHttp({ dist: folder, sessions: 'own' });
    const { set: first } = await ask(mock.url, 'fault', null, { kind: 'network', path: '*' });
    const { set: second } = await ask(mock.url, 'fault', null, { kind: 'network', path: '*' });
    for (let other = 0; other < 18; other += 1) await ask(mock.url, 'faults', null);
    expect((await ask(mock.url, 'faults', first)).answer).toHaveLength(1);
    await ask(mock.url, 'faults', null);
    expect((await ask(mock.url, 'faults', second)).answer).toHaveLength(0);
    expect((await ask(mock.url, 'faults', first)).answer).toHaveLength(1);
    await mock.close();
  });

  test('own, in another size: each browser starts from that seed', async () => {
    const mock = await startHttp({ dist: folder, sessions: 'own', size: 'M' });
    const { set, answer } = await ask(mock.url, 'size', null);
    await ask(mock.url, 'reset', set);
    expect([answer, (await ask(mock.url, 'size', set)).answer]).toEqual(['M', 'M']);
    await mock.close();
  });

  test('shared: all browsers see the same', async () => {
    const mock = await startHttp({ dist: folder });
    await ask(mock.url, 'fault', null, { kind: 'network', path: '*' });
    expect((await ask(mock.url, 'faults', null)).answer).toHaveLength(1);
    await mock.close();
  });
});
