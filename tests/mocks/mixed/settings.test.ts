import { describe, expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { isListed, PathList } from '#src/api/endpoints/real-paths.ts';
import { isLoginApart, readMixed } from '#mocks/mixed/settings.ts';
import { mixedMode } from '#scripts/start/mixed-mode.ts';
import { readStart } from '#scripts/start/arguments.ts';

const host = 'https://api.example.org';

const messageOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['/sys', '/sys/user/query', true],
  ['/sys', '/sys', true],
  ['/sys', '/system/user/query', false],
  ['/sys/user/query', '/sys/user', false],
  ['/home, /sys ,', '/sys/user', true],
  ['', '/sys', false],
])('%o lists %s: %s', (text, path, expected) => {
  expect(isListed(safeParse(PathList, text).output as string[], path)).toBe(expected);
});

describe('the environment', () => {
  const mock = { VITE_MOCK: '1' };

  test('without a real server there is no mixed mode', () => {
    expect([readMixed({}), readMixed({ ...mock, VITE_REAL_HOST: '' })]).toEqual([null, null]);
  });

  test('every variable is read', () => {
    const environment = {
      ...mock,
      VITE_REAL_HOST: host,
      VITE_REAL_PATHS: '/sys, /home/scienceKnowledge',
      VITE_REAL_ACCOUNT: 'editor',
      VITE_API_BASE: '/gateway',
    };
    expect(readMixed(environment)).toEqual({
      host,
      base: '/gateway',
      paths: ['/sys', '/home/scienceKnowledge'],
      account: 'editor',
    });
  });

  test('by default the tester chooses the paths, and is the first demo account', () => {
    expect(readMixed({ ...mock, VITE_REAL_HOST: host })).toEqual({
      host,
      base: '/backApi',
      paths: [],
      account: 'admin',
    });
  });

  test.each([
    [{ VITE_REAL_HOST: 'api.example.org' }, /^VITE_REAL_HOST: must be a scheme and a host, such as/],
    [{ VITE_REAL_HOST: `${host}/backApi` }, /^VITE_REAL_HOST: must be a scheme and a host, such as/],
    [{ VITE_REAL_HOST: `${host}:70000` }, /^VITE_REAL_HOST: must be a scheme and a host, such as/],
    [{ VITE_REAL_HOST: 'https://somebody@example.org' }, /^VITE_REAL_HOST: must be a scheme and a host, such as/],
    [{ VITE_REAL_HOST: `${host}?x` }, /^VITE_REAL_HOST: must be a scheme and a host, such as/],
    [{ VITE_REAL_HOST: host, VITE_REAL_PATHS: 'sys' }, /^VITE_REAL_PATHS: must be paths such as/],
    [{ VITE_REAL_HOST: host, VITE_REAL_ACCOUNT: 'locked' }, /^VITE_REAL_ACCOUNT: must be one of admin, editor, /],
    [{ VITE_REAL_PATHS: '/sys' }, /^VITE_REAL_PATHS: needs VITE_REAL_HOST$/],
    [{ VITE_REAL_ACCOUNT: 'admin' }, /^VITE_REAL_ACCOUNT: needs VITE_REAL_HOST$/],
    [{ VITE_REAL_HOST: 'host', VITE_REAL_PATHS: 'sys' }, /^VITE_REAL_HOST: .+\nVITE_REAL_PATHS: .+$/],
    [{ VITE_MOCK: '0', VITE_REAL_HOST: host }, /^VITE_REAL_HOST: only a mock build/],
  ])('%o is refused', (environment, message) => {
    expect(messageOf(() => readMixed({ ...mock, ...environment }))).toMatch(message);
  });
});

test('a build stops at a path without an endpoint', async () => {
  const { configResolved } = mixedMode({ host, base: '/backApi', paths: ['/sys', '/sy', '/hom'], account: 'admin' });
  const resolve = configResolved as (config: { base: string }) => Promise<void>;
  await expect(resolve({ base: '/' })).rejects.toThrow(/^VITE_REAL_PATHS: no endpoint begins with \/sy, \/hom$/);
});

describe('npm start and npm run preview', () => {
  test('keep their own arguments, and give all others to Vite', () => {
    const mixed = ['--real', host, '--port', '5000', '--only=/sys', '--as', 'editor', '--open'];
    expect(readStart(['dev', ...mixed], {})).toEqual({
      vite: ['--mode', 'mock', '--port', '5000', '--open'],
      variables: { VITE_REAL_HOST: host, VITE_REAL_PATHS: '/sys', VITE_REAL_ACCOUNT: 'editor' },
    });
    expect(readStart(['preview'], {})).toEqual({
      vite: ['preview', '--outDir', 'dist-mock', '--mode', 'mock'],
      variables: {},
    });
  });

  test.each([
    [['--real'], '--real: needs a value'],
    [['--only', '/sys'], '--only: needs --real'],
    [['--real', host, '--only', '/sis'], '--only: no endpoint begins with /sis'],
    [['--real', host, '--as', 'nobody else'], /^--as: must be one of/],
  ])('%o is refused', (args, message) => {
    expect(messageOf(() => readStart(['dev', ...args], {}))).toMatch(message);
  });
});

test('a login that stays with the mock is recognised', () => {
  expect([[], ['/home'], ['/sys'], ['/home', '/sys/auth/login']].map(isLoginApart)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
