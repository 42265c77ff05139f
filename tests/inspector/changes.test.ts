import { expect, test } from 'vitest';
import { changesBetween } from '#src/inspector/recording/changes.ts';

test('the changes of an event are listed part by part', () => {
  const before = { state: 'guest', context: { account: null, tries: 1, list: [1, 2], menu: { a: true }, gone: 'x' } };
  const after = {
    state: 'member',
    context: { account: { name: '林' }, tries: 1, list: [1], menu: { a: false }, came: 0 },
  };
  expect(changesBetween(before, after)).toEqual([
    { path: 'state', before: 'guest', after: 'member' },
    { path: 'context.account', before: null, after: { name: '林' } },
    { path: 'context.list', before: [1, 2], after: [1] },
    { path: 'context.menu.a', before: true, after: false },
    { path: 'context.gone', before: 'x', after: undefined },
    { path: 'context.came', before: undefined, after: 0 },
  ]);
  expect(changesBetween(after, structuredClone(after))).toEqual([]);
});

test('lists of the same length are compared item by item; a list never equals an object', () => {
  expect(changesBetween({ list: [1, { on: true }] }, { list: [1, { on: false }] })).toEqual([
    { path: 'list.1.on', before: true, after: false },
  ]);
  expect(changesBetween({ one: [] }, { one: {} })).toEqual([{ path: 'one', before: [], after: {} }]);
});

test('only the first of very many changes are listed', () => {
  const numbers = (by: number) =>
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`n${index}`, index + by]));
  expect(changesBetween(numbers(0), numbers(1))).toHaveLength(50);
});
