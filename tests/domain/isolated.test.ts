import { expect, test } from 'vitest';
import { isolated } from '#src/i18n/isolated.ts';

test.each([
  ['漓江 Lijiang 12', '漓江 Lijiang 12'],
  ['a\u202egpj.exe', '\u2068a\u202egpj.exe\u2069'],
  ['غابة', '\u2068غابة\u2069'],
  // It cannot end the isolation that it stands in.
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
])('%j in a text of ours turns nothing around it', (value, shown) => {
  expect(isolated(value)).toBe(shown);
});
