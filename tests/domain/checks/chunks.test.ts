import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from '#src/domain/checks/chunks.ts';

const cuts = (text: string) => [...chunksOf(text)].map(({ text: { length } }) => length);

test.each([
  ['the end of a sentence', `${'银'.repeat(600)}。${'银'.repeat(300)}，${'银'.repeat(300)}`, [601, 601]],
  ['a comma', `${'银'.repeat(600)}，${'银'.repeat(300)} ${'银'.repeat(300)}`, [601, 601]],
  ['a blank', `${'银'.repeat(600)} ${'银'.repeat(600)}`, [601, 600]],
  ['a character that the limit would cut', `${'a'.repeat(999)}😀${'a'.repeat(10)}`, [999, 12]],
  ['a letter with a mark that the limit would cut', `${'a'.repeat(999)}e\u0301${'a'.repeat(10)}`, [999, 12]],
])('a long text is cut at %s', (_, text, expected) => {
  expect(cuts(text)).toEqual(expected);
});

test('the chunks are the text, each at its place', () => {
  const part = fc.constantFrom(
    '银'.repeat(400),
    '😀',
    'e\u0301',
    '\u0301'.repeat(20),
    '。',
    '，',
    ' ',
    '\n',
    '\ud83d',
    'a'.repeat(999),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      let at = 0;
      for (const chunk of chunksOf(text)) {
        expect([chunk.at, text.slice(at, at + chunk.text.length), chunk.text.length > 0]).toEqual([
          at,
          chunk.text,
          true,
        ]);
        at += chunk.text.length;
      }
      expect(at).toBe(text.length);
    }),
  );
});
