import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Secret } from '#src/domain/secret.ts';

const canary = 'canary-5f1c';

test('fault K3: a secret shows in nothing that prints it', () => {
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

test('a secret gives its value to whoever asks for it by name', () => {
  expect(new Secret(canary).reveal()).toEqual(canary);
});
