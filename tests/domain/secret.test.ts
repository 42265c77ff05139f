import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Secret } from '#src/domain/secret.ts';

const canary = 'canary-5f1c';

test('fault K3: a secret is hidden in every printed form', () => {
  const secret = new Secret({ password: canary });
  const printed = [
    JSON.stringify({ secret }),
    String(secret),
    inspect(secret, { depth: null, showHidden: true }),
    Object.keys(secret).join(),
    JSON.stringify(Object.assign({}, secret)),
  ];
  expect(printed.filter((text) => text.includes(canary))).toEqual([]);
});

test('a secret reveals its value only through its own method', () => {
  expect(new Secret(canary).reveal()).toEqual(canary);
});
