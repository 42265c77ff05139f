import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/audit.md: a clause, what it asks for, and what meets it.

const rows = readFileSync('docs/audit.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| 8.'))
  .map((line) => {
    const [clause = '', , answer = ''] = line.split('|').slice(1, -1);
    return { clause: clause.trim(), answer: answer.trim() };
  });

/** The tests of an answer: a file, and a part of a title in it. */
const testsOf = (answer: string) =>
  [...answer.matchAll(/`(tests\/[^`]+)`(?: “([^”]+)”)?/g)].map(([, file = '', title = '']) => ({ file, title }));

test('every clause is met by a test, the host or the provider, or is stated as not met', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(
    rows.filter(({ answer }) => testsOf(answer).length === 0 && !/^(host|provider|not met)\b/.test(answer)),
  ).toEqual([]);
});

test('every named test exists', () => {
  const named = rows.flatMap(({ answer }) => testsOf(answer));
  expect(named.length).toBeGreaterThan(15);
  expect(
    named.filter(({ file, title }) => title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title)),
  ).toEqual([]);
});
