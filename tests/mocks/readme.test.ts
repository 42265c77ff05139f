import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const readme = readFileSync('mocks/README.md', 'utf8');

test('fault L14: it says what the mock in a browser cannot show', () => {
  for (const word of ['HttpOnly', 'Set-Cookie', 'redirects', 'service', 'npm run serve'])
    expect(readme).toContain(word);
});

test('it names every word by which the mock is steered', () => {
  const { words } = createClient().backend;
  expect(Object.keys(words).filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});
