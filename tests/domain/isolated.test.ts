import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isolated } from '#src/i18n/isolated.ts';

describe('somebody’s words inside ours', () => {
  test('end where they end, whatever direction they turn to', () => {
    const named = ['\u202Eabc', 'שלום', 'a\u2066b\u2069c', '\u2069\u202Eabc', '\u2067\u2066a'];
    expect(named.map(isolated)).toEqual([
      '\u2068\u202Eabc\u2069',
      '\u2068שלום\u2069',
      '\u2068a\u2066b\u2069c\u2069',
      '\u2068\u202Eabc\u2069',
      '\u2068\u2067\u2066a\u2069\u2069\u2069',
    ]);
  });

  test('stay as they are when they turn nowhere', () => {
    const plain = ['', '银杏 Ginkgo 🌳', '<b>"&\'', 'e\u0301', 'カメラ', '{{title}}'];
    expect(plain.map(isolated)).toEqual(plain);
  });

  test('never open more than they close', () => {
    assert(
      property(string({ unit: constantFrom('a', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069') }), (words) => {
        let depth = 0;
        for (const mark of isolated(words)) {
          if (/[\u2066-\u2068]/.test(mark)) depth += 1;
          if (mark === '\u2069') depth -= 1;
          if (depth < 0) return false;
        }
        return depth === 0;
      }),
    );
  });
});
