import { expect, test } from 'vitest';
import { trimUserName } from '#src/domain/users/user-name.ts';

const table: [typed: string, sent: string][] = [
  ['admin', 'admin'],
  ['  admin\t', 'admin'],
  ['　admin　', 'admin'],
  ['\u200badmin\ufeff', 'admin'],
  [' \u200d admin \u2060 ', 'admin'],
  ['zhang san', 'zhang san'],
  ['zhang\u200dsan', 'zhang\u200dsan'],
  ['', ''],
  [' 　\u200b', ''],
];

test.for(table)('fault A13: %j is sent as %j', ([typed, sent]) => {
  expect(trimUserName(typed)).toEqual(sent);
});
