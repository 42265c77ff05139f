import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince } from '#scripts/related/changed.ts';
import { always, choose } from '#scripts/related/choose.ts';
import { importsOf } from '#scripts/related/importers.ts';
import { flowsOf } from '#scripts/related/rooms.ts';

const tests = [
  'tests/domain/scoring/result.test.ts',
  'tests/domain/search.test.ts',
  'tests/machines/scoring/sheet.test.ts',
  'tests/machines/users/user.test.ts',
  'tests/mocks/calls/users.test.ts',
  'tests/flows/scoring/sheet.test.tsx',
  'tests/flows/reviews/result.test.tsx',
  'tests/flows/users/users.test.tsx',
  'tests/flows/session/login.test.tsx',
  'tests/build/contract/files.test.ts',
  'tests/browser/server/scoring/chart.test.ts',
  'tests/browser/provider/accounts.test.ts',
];
const inAll = 'tests/flows/session/login.test.tsx';

function chosenFor(file: string, importers: readonly string[] = []) {
  const choice = choose([file], tests, () => importers);
  return { tests: [...choice.tests.keys()], browser: choice.browser, untried: choice.untried };
}

test('a changed rule selects its own tests, its machines and the whole app, and names browser tests', () => {
  expect(chosenFor('src/domain/scoring/result.ts')).toEqual({
    tests: [
      'tests/domain/scoring/result.test.ts',
      'tests/machines/scoring/sheet.test.ts',
      'tests/flows/scoring/sheet.test.tsx',
      'tests/flows/reviews/result.test.tsx',
      inAll,
    ],
    browser: ['tests/browser/server/scoring/chart.test.ts'],
    untried: [],
  });
});

test('a changed adapter names the browser tests of its build', () => {
  expect(chosenFor('src/api/provider/adapters/ruoyi-like.ts')).toEqual({
    tests: ['tests/build/contract/files.test.ts', inAll],
    browser: ['tests/browser/provider/accounts.test.ts'],
    untried: [],
  });
});

test.for([
  ['src/domain/search.ts', ['tests/domain/search.test.ts']],
  ['src/machines/users/user.ts', ['tests/machines/users/user.test.ts', 'tests/flows/users/users.test.tsx']],
  ['src/views/users/user-form.tsx', ['tests/flows/users/users.test.tsx']],
  ['src/app/pages/user.tsx', ['tests/flows/users/users.test.tsx']],
  ['src/api/users.ts', ['tests/flows/users/users.test.tsx', 'tests/build/contract/files.test.ts']],
  ['src/i18n/zh/users.ts', ['tests/flows/users/users.test.tsx']],
  ['mocks/handlers/users.ts', ['tests/mocks/calls/users.test.ts', 'tests/flows/users/users.test.tsx']],
  ['tests/machines/users/user.test.ts', ['tests/machines/users/user.test.ts']],
  ['scripts/contract/table/words.ts', ['tests/build/contract/files.test.ts']],
  ['docs/product.md', []],
] satisfies [string, string[]][])('%s', ([file, expected]) => {
  expect(chosenFor(file)).toEqual({ tests: [...expected, inAll], browser: [], untried: [] });
});

test.for(['src/views/page/page-state.ts', 'mocks/server/session.ts', 'vitest.config.ts', 'tests/setup/app.ts'])(
  '%s: no test is found, and the report names it',
  (file) => {
    expect(chosenFor(file)).toEqual({ tests: [inAll], browser: [], untried: [file] });
  },
);

test('without changes only the tests that always run are selected', () => {
  expect(choose([], tests, () => [])).toEqual({ tests: new Map([[inAll, 'always']]), browser: [], untried: [] });
});

test('an unknown commit gives no changes', () => {
  expect(['nonsense', '--help', ''].map(changedSince)).toEqual([null, null, null]);
});

test('tests that import a changed file are selected, with the reason', () => {
  const choice = choose(['tests/flows/support/page.ts'], tests, () => ['tests/flows/users/users.test.tsx']);
  expect([...choice.tests]).toEqual([
    ['tests/flows/users/users.test.tsx', 'imports tests/flows/support/page.ts'],
    [inAll, 'always'],
  ]);
});

test('imports are found in every form', () => {
  const source = `import { a } from '#src/a.ts';\nconst b = import('./b.ts');\nimport '../c/d.ts';\nimport 'react';`;
  expect(importsOf('tests/flows/x.test.tsx', source)).toEqual(['src/a.ts', 'tests/flows/b.ts', 'tests/c/d.ts']);
});

test('every room has tests of the whole app or an entry, and every entry is used', () => {
  const flows = globSync('tests/flows/**/*.test.{ts,tsx}');
  const has = (path: string) => flows.some((file) => file.startsWith(`tests/flows/${path}`));
  const rooms = globSync('src/{domain,machines,views}/*/').map((room) => basename(room));
  expect({
    without: rooms.filter((room) => !flowsOf[room] && !has(`${room}/`)),
    nowhere: Object.values(flowsOf)
      .flat()
      .filter((path) => !has(path)),
    missing: always.filter((file) => globSync(file).length === 0),
  }).toEqual({ without: [], nowhere: [], missing: [] });
});
