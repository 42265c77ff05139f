import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const readme = readFileSync('mocks/README.md', 'utf8');

test('fault L14: the README states the limits of the mock in a browser', () => {
  for (const word of ['HttpOnly', 'Set-Cookie', 'redirects', 'service', 'npm run serve'])
    expect(readme).toContain(word);
});

test('the README names every command of the mock', () => {
  const { commands } = createClient().backend;
  expect(Object.keys(commands).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
