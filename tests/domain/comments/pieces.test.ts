import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mark } from '#src/domain/comments/comment.ts';
import { beginningOf, piecesOf } from '#src/domain/comments/pieces.ts';

const mark = (word: string, from: number, to: number): Mark => ({ entry: word, word, from, to });
const shown = (text: string, ...marks: readonly Mark[]) =>
  piecesOf(text, marks).map((piece) => [piece.from, piece.text, piece.marks.map(({ word }) => word).join('+')]);

describe('W2.7: the pieces of a marked text', () => {
  test.each<[what: string, pieces: ReturnType<typeof shown>, expected: unknown]>([
    ['no mark', shown('好的'), [[0, '好的', '']]],
    ['no text', shown('', mark('a', 0, 2)), []],
    [
      'in the middle',
      shown('请加微信吧', mark('a', 2, 4)),
      [
        [0, '请加', ''],
        [2, '微信', 'a'],
        [4, '吧', ''],
      ],
    ],
    [
      'touching',
      shown('刷单返利', mark('a', 0, 2), mark('b', 2, 4)),
      [
        [0, '刷单', 'a'],
        [2, '返利', 'b'],
      ],
    ],
    [
      'overlapping',
      shown('加微信号', mark('a', 0, 3), mark('b', 1, 4)),
      [
        [0, '加', 'a'],
        [1, '微信', 'a+b'],
        [3, '号', 'b'],
      ],
    ],
    [
      'one within another',
      shown('代开发票', mark('a', 0, 4), mark('b', 2, 4)),
      [
        [0, '代开', 'a'],
        [2, '发票', 'a+b'],
      ],
    ],
    [
      'not in order',
      shown('abc', mark('b', 2, 3), mark('a', 0, 1)),
      [
        [0, 'a', 'a'],
        [1, 'b', ''],
        [2, 'c', 'b'],
      ],
    ],
    [
      'beyond the end',
      shown('微信', mark('a', 1, 9)),
      [
        [0, '微', ''],
        [1, '信', 'a'],
      ],
    ],
    [
      'outside, empty and reversed',
      shown('微信', mark('a', 5, 9), mark('b', 1, 1), mark('c', 2, 0)),
      [[0, '微信', '']],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(pieces).toEqual(expected);
  });

  test('together form the text, and each character has its marks', () => {
    const marks = fc.array(fc.record({ entry: fc.string(), word: fc.string(), from: fc.nat(30), to: fc.nat(30) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), marks, (text, given) => {
        const pieces = piecesOf(text, given);
        expect(pieces.map((piece) => piece.text).join('')).toEqual(text);
        for (const piece of pieces)
          for (let at = piece.from; at < piece.from + piece.text.length; at += 1)
            expect(new Set(piece.marks)).toEqual(new Set(given.filter(({ from, to }) => from <= at && at < to)));
      }),
    );
  });
});

test('the beginning of a text never splits a character of two code units', () => {
  const beginnings = ['🌲🌲', 'a🌲🌲', 'abcd', 'abcde'].map((text) => beginningOf(text, 4));
  expect(beginnings).toEqual(['🌲🌲', 'a🌲…', 'abcd', 'abc…']);
  expect(beginningOf('🌲🌲🌲', 4)).toEqual('🌲…');
});
