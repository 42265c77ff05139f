import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedWord } from '#src/domain/comments/fold.ts';
import { createMatcher, type Watched } from '#src/domain/comments/matching.ts';

/** Words in a row; after a bar its exceptions: `垃圾|垃圾桶`. */
const watched = (...words: readonly string[]): Watched[] =>
  words.map((entry, index) => {
    const [word = '', ...exceptions] = entry.split('|');
    return { id: String(index + 1), word, exceptions };
  });

/** The marked parts of a text, as written. */
const markedIn = (text: string, ...words: readonly string[]): string[] =>
  createMatcher(watched(...words))(text).map(({ from, to }) => text.slice(from, to));

describe('W2.8: matches of a word', () => {
  test.each<[what: string, text: string, word: string, marked: readonly string[]]>([
    ['Chinese as a part of the text', '请加微信号', '微信', ['微信']],
    ['full width', '加ＶＸ详聊', 'VX', ['ＶＸ']],
    ['full width in the list', '加vx详聊', 'ＶＸ', ['vx']],
    ['any case', 'CaSiNo', 'casino', ['CaSiNo']],
    ['inserted blanks', '微 信、c a s i n o', '微信', ['微 信']],
    ['blanks in Latin', 'the C A S I N O is', 'casino', ['C A S I N O']],
    ['inserted punctuation', '代-开·发…票', '代开发票', ['代-开·发…票']],
    ['inserted emoji', '加V❤️X：88', 'vx', ['V❤️X']],
    ['inserted signs that cannot be seen', '微\u200b\u2060信', '微信', ['微\u200b\u2060信']],
    ['an ideographic blank and a line break', '微\u3000\n信', '微信', ['微\u3000\n信']],
    ['a variation selector', '微\u{e0100}信', '微信', ['微\u{e0100}信']],
    ['letters with marks on them', 'cas\u0336ino', 'casino', ['cas\u0336ino']],
    ['an accent that is a sign of its own', 'Café', 'cafe\u0301', ['Café']],
    ['circled and other forms of letters', 'ⓒⓐⓢⓘⓝⓞ', 'casino', ['ⓒⓐⓢⓘⓝⓞ']],
    ['letters of mathematics, outside the first plane', '𝓬𝓪𝓼𝓲𝓷𝓸!', 'casino', ['𝓬𝓪𝓼𝓲𝓷𝓸']],
    ['half-width Japanese', 'ﾊﾞｲﾄ募集', 'バイト', ['ﾊﾞｲﾄ']],
    ['one sign for several letters', '10㎏', 'kg', ['㎏']],
    ['a German ß', 'STRASSE', 'straße', ['STRASSE']],
    ['the two small sigmas', 'ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
    ['blanks in the word of the list', 'buynow', ' buy  now ', ['buynow']],
    ['no part of a Latin word', 'a specialist in specialism', 'cialis', []],
    ['not across two Latin words from the middle of one', 'special is', 'cialis', []],
    ['no beginning of a Latin word', 'casinos', 'casino', []],
    ['a Latin word among Chinese', '去casino玩', 'casino', ['casino']],
    ['a Latin word before digits', '加vx88', 'vx', ['vx']],
    ['no part of a number', '2110', '110', []],
    ['a whole number', '拨110报警', '110', ['110']],
    ['a hidden sign does not end a Latin word', 'spe\u200bcialis', 'cialis', []],
    ['Cyrillic whole', 'казино', 'азино', []],
    ['letters outside the first plane whole', '𐐨𐐩', '𐐩', []],
    ['Yi whole', 'ꀀꀁ', 'ꀁ', []],
    ['Arabic whole, also when it is stretched', 'هذا كازيـــنو هنا', 'كازينو', ['كازيـــنو']],
    ['Hebrew between marks of direction', '\u202eקזינו\u202c', 'קזינו', ['קזינו']],
    ['Thai as a part of the text', 'ไปคาสิโนกัน', 'คาสิโน', ['คาสิโน']],
    ['Korean as a part of the text', '카지노에서', '카지노', ['카지노']],
    ['no part of a Korean syllable', '각', '가', []],
    ['a mixed word: its Latin edge is whole', '加vip', '加v', []],
    ['a rare character of two code units', '𠮷野家', '𠮷', ['𠮷']],
    ['nothing when only signs are given', '……！', '…', []],
  ])('%s', (_, text, word, marked) => {
    expect(markedIn(text, word)).toEqual(marked);
  });

  test.each<[what: string, text: string, word: string, marked: readonly string[]]>([
    ['a longer word that is meant otherwise', '垃圾桶边有人说垃圾', '垃圾|垃圾桶', ['垃圾']],
    ['one of several', '垃圾分类、垃圾袋、垃圾', '垃圾|垃圾桶|垃圾分类|垃圾袋', ['垃圾']],
    ['folded like the word', '垃 圾·桶', '垃圾|垃圾桶', []],
    ['the word in the middle of it', '捡垃圾去', '垃圾|捡垃圾', []],
    ['two that overlap', '大垃圾桶', '垃圾|大垃圾|垃圾桶', []],
    ['not where it only touches', '打滚滚远', '滚|打滚', ['滚']],
    ['not where it covers only a part of a hit', '加微信公', '加微信|微信公', ['加微信']],
    ['Latin whole', 'betting', 'bet|betting', []],
  ])('exceptions: %s', (_, text, word, marked) => {
    expect(markedIn(text, word)).toEqual(marked);
  });

  test('blanks, signs and case anywhere change nothing', () => {
    const letter = fc.constantFrom(...Array.from('微信刷单日结abvx甲乙丙'));
    const sign = fc.constantFrom('', ' ', '.', '·', '\u200b', '❤', '\n', '－');
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 8 }),
        fc.array(sign, { minLength: 8, maxLength: 8 }),
        (letters, signs) => {
          const text = `。${letters.map((one, index) => one.toUpperCase() + (signs[index] ?? '')).join('')}。`;
          const [mark, ...others] = createMatcher(watched(letters.join('')))(text);
          expect(others).toEqual([]);
          expect(foldedWord(text.slice(mark?.from, mark?.to))).toEqual(letters.join(''));
        },
      ),
    );
  });

  test('folding is idempotent', () => {
    const tricky = fc.constantFrom(...Array.from('aZéßİςﾊﾞ㈱①ﬁＡ微、 \u0301\u200b\u00ad😀𝓬ـبไ각\ud83d'));
    fc.assert(
      fc.property(fc.string({ unit: tricky, maxLength: 20 }), (text) => {
        const folded = foldedWord(text);
        expect(foldedWord(folded)).toEqual(folded);
      }),
    );
  });
});

describe('W2.7: marks', () => {
  test('have the word, its entry and its range in the original text', () => {
    const text = '👍 加Ｖ Ｘ，领返利\n日结';
    expect(createMatcher(watched('VX', '返利', '日结'))(text)).toEqual([
      { entry: '1', word: 'VX', from: 4, to: 7 },
      { entry: '2', word: '返利', from: 9, to: 11 },
      { entry: '3', word: '日结', from: 12, to: 14 },
    ]);
  });

  test.each<[what: string, text: string, words: readonly string[], spans: readonly string[]]>([
    ['hits that touch', '刷单返利', ['刷单', '返利'], ['1:0-2', '2:2-4']],
    ['the same word twice without a gap', '返利返利', ['返利'], ['1:0-2', '1:2-4']],
    ['hits of one word that overlap are one', '哈哈哈', ['哈哈'], ['1:0-3']],
    ['hits of two words that overlap', '加微信号', ['加微信', '微信号'], ['1:0-3', '2:1-4']],
    ['one word within another', '代开发票', ['发票', '代开发票'], ['2:0-4', '1:2-4']],
    ['two words that begin together: the longer first', '微信号', ['微信', '微信号'], ['2:0-3', '1:0-2']],
    ['the end of a line', '加微信\r\n加微信', ['微信'], ['1:1-3', '1:6-8']],
    ['the whole text', '微信', ['微信'], ['1:0-2']],
    ['after pairs of code units', '😀😀微信😀', ['微信'], ['1:4-6']],
    ['a mark on the last letter is inside', 'vx\u0301', ['v\u0078\u0301'], ['1:0-3']],
    ['a broken pair of code units beside it', '\ud83d微信\ude00', ['微信'], ['1:1-3']],
  ])('%s', (_, text, words, spans) => {
    expect(createMatcher(watched(...words))(text).map(({ entry, from, to }) => `${entry}:${from}-${to}`)).toEqual(
      spans,
    );
  });

  test('agree with a plain search', () => {
    const chinese = fc.string({ unit: fc.constantFrom(...Array.from('甲乙丙')), minLength: 1, maxLength: 4 });
    const text = fc.string({ unit: fc.constantFrom(...Array.from('甲乙丙丁 。😀')), maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(chinese, { maxLength: 5 }), text, (words, given) => {
        const letters = Array.from(given.matchAll(/[甲乙丙丁]/g), ({ index }) => index);
        const line = letters.map((index) => given[index]).join('');
        const expected = words.flatMap((word) => {
          const hits = letters.flatMap((_, start) =>
            line.startsWith(word, start) ? [{ start, end: start + word.length }] : [],
          );
          return overlapping(hits).map(({ start, end }) => ({
            word,
            from: letters[start],
            to: (letters[end - 1] ?? 0) + 1,
          }));
        });
        const found = createMatcher(watched(...words))(given).map(({ word, from, to }) => ({ word, from, to }));
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
      }),
    );
  });

  test('lie within the text, in its order, and never cut a character of two code units', () => {
    const words = watched('加微信', 'vx', 'بيت', '𠮷', '微');
    const find = createMatcher(words);
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('加', '微', '信', 'v', 'x', 'بيت', '𠮷', '😀', ' ', '\u200f', '\u0301'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const text = units.join('');
        let last = 0;
        for (const { from, to, word } of find(text)) {
          expect([from >= last, from < to, to <= text.length]).toEqual([true, true, true]);
          expect(foldedWord(text.slice(from, to))).toContain(foldedWord(word));
          const isCut = (at: number) => /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
          expect([isCut(from), isCut(to)]).toEqual([false, false]);
          last = from;
        }
      }),
    );
  });

  test('2,000 words over 10,000 comments, and a comment of 10,000 characters full of hits', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `微信${String.fromCodePoint(0x4e00 + index)}`);
    const find = createMatcher(watched(...words));
    const texts = Array.from(
      { length: 10_000 },
      (_, index) => `第${index}条评论，请加微信${String.fromCodePoint(0x4e00 + (index % 4000))}，风景很好，下次还来`,
    );
    expect(texts.filter((text) => find(text).length > 0).length).toEqual(6000);
    const [first = ''] = words;
    expect(find(first.repeat(3333)).length).toEqual(3333);
    expect(find('微'.repeat(10_000))).toEqual([]);
  });
});

/** Joins the hits of a word that overlap. */
function overlapping(hits: readonly { start: number; end: number }[]) {
  return hits.reduce<{ start: number; end: number }[]>((all, hit) => {
    const last = all.at(-1);
    return last && hit.start < last.end ? [...all.slice(0, -1), { ...last, end: hit.end }] : [...all, hit];
  }, []);
}
