// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { sanitise } from '#src/inspector/sanitise.ts';

describe('W6.5: values that are not plain data, or too large, are replaced by a note', () => {
  test('cycles, elements, files, functions, symbols, errors, maps and sets', () => {
    const cycle: Record<string, unknown> = { name: 'a' };
    cycle['self'] = cycle;
    expect(
      sanitise({
        cycle,
        element: document.createElement('section'),
        file: new Blob(['12345']),
        run: () => 1,
        sign: Symbol('x'),
        error: new TypeError('wrong'),
        map: new Map([['key', 'value']]),
        set: new Set([1, 2]),
        big: 10n,
      }),
    ).toEqual({
      cycle: { name: 'a', self: '[circular]' },
      element: '[section]',
      file: '[file, 5 bytes]',
      run: undefined,
      sign: undefined,
      error: '[TypeError: wrong]',
      map: ['[key key]'],
      set: '[set of 2]',
      big: '10',
    });
  });

  test('long texts and lists, deep and wide objects', () => {
    const deep = (depth: number): unknown => (depth === 0 ? 'end' : { below: deep(depth - 1) });
    const long = sanitise({ text: 'x'.repeat(1_000_000), list: Array.from({ length: 100_000 }, (_, index) => index) });
    expect(long.text).toBe(`${'x'.repeat(5_000)}… [995000 more]`);
    expect(long.list).toHaveLength(201);
    expect(long.list.at(-1)).toBe('[99800 more]');
    expect(JSON.stringify(sanitise(deep(100)))).toContain('[more]');
    const wide = Object.fromEntries(Array.from({ length: 500_000 }, (_, index) => [`key${index}`, { index }]));
    expect(JSON.stringify(sanitise(wide)).length).toBeLessThan(1_000_000);
  });

  test('an unreadable value is marked', () => {
    const trap = {
      get open() {
        throw new Error('no');
      },
    };
    expect(sanitise({ trap })).toEqual({ trap: { open: '[unreadable]' } });
    expect(
      sanitise({
        toJSON() {
          throw new Error('no');
        },
      }),
    ).toBe('[unreadable]');
  });
});
