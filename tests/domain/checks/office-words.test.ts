import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '#src/domain/checks/check.ts';
import { keyOfWord, officeWordFault } from '#src/domain/checks/office-word.ts';
import { preparingWords, type SearchedWord, type WordSearch } from '#src/domain/checks/words.ts';
import { resultOf } from '#src/domain/comments/matching.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { nothingKnown, situation } from './situation.ts';

const complete = { cover: 'p1', content: '<p>银杉</p>' };

/** `wrong>right|exception` is a wrong word, `!word` a forbidden one. */
const entry = (written: string): SearchedWord => {
  const [pair = '', ...exceptions] = written.split('|');
  const [word = '', right = ''] = pair.replace(/^!/, '').split('>');
  return { word, right, exceptions, isForbidden: pair.startsWith('!') };
};

const searchOf = (...entries: readonly string[]): WordSearch => resultOf(preparingWords(entries.map(entry)));

const found = (text: string, ...entries: readonly string[]) =>
  findingsOf(
    scienceKnowledge,
    { ...complete, summary: text },
    { ...situation, known: { ...nothingKnown, findWords: searchOf(...entries) } },
  ).map((finding) => [finding.check, finding.found, 'by' in finding.fix ? finding.fix.by : null]);

describe('the office’s words', () => {
  test.each<[what: string, text: string, entries: readonly string[], expected: unknown]>([
    ['wrong', '建设残废人步道', ['残废人>残疾人'], [['wrongWord', '残废人', '残疾人']]],
    ['forbidden', '纯天然无公害', ['!纯天然'], [['forbiddenWord', '纯天然', null]]],
    ['forbidden, with the right one', '最高级景区', ['!最高级>5A级'], [['forbiddenWord', '最高级', '5A级']]],
    ['full width and case', 'ＶＩＰ步道', ['vip>贵宾'], [['wrongWord', 'ＶＩＰ', '贵宾']]],
    ['no part of a Latin word', 'vipers', ['vip>贵宾'], []],
    ['not over a blank or a line', '残废 人、残\n废人。残，废人', ['残废人>残疾人'], []],
    ['hidden signs', '残\u200b废人', ['残废人>残疾人'], [['wrongWord', '残\u200b废人', '残疾人']]],
    ['an exception', '法制日报、法制', ['法制>法治|法制日报'], [['wrongWord', '法制', '法治']]],
    [
      'a right word that contains it',
      '生态公益林、公益林',
      ['公益林>生态公益林'],
      [['wrongWord', '公益林', '生态公益林']],
    ],
    [
      'a forbidden word within a wrong one',
      '国家级首家',
      ['国家级首家>首批', '!首家'],
      [['forbiddenWord', '首家', null]],
    ],
    [
      'the longer one of two wrong words',
      '残废人士',
      ['残废>伤残', '残废人士>残疾人士'],
      [['wrongWord', '残废人士', '残疾人士']],
    ],
    [
      'each hit of a word that overlaps itself once',
      '哈哈哈哈哈',
      ['哈哈>笑'],
      [
        ['wrongWord', '哈哈', '笑'],
        ['wrongWord', '哈哈', '笑'],
      ],
    ],
    ['instead of a common error', '红豆衫', ['红豆衫>南方红豆杉'], [['wrongWord', '红豆衫', '南方红豆杉']]],
    [
      'signs as they are written',
      'C、C++、c＋＋',
      ['C++>C语言'],
      [
        ['wrongWord', 'C++', 'C语言'],
        ['wrongWord', 'c＋＋', 'C语言'],
      ],
    ],
    [
      'a blank in the word',
      'Nature  Education、NatureEducation',
      ['nature education>自然教育'],
      [['wrongWord', 'Nature  Education', '自然教育']],
    ],
    [
      'no pattern',
      'abc a.c [林] .*林 林',
      ['a.c>x', '[林]>y', '.*林>z'],
      [
        ['wrongWord', 'a.c', 'x'],
        ['wrongWord', '[林]', 'y'],
        ['wrongWord', '.*林', 'z'],
      ],
    ],
    ['signs that the text lacks at its edges', '林*', ['(林*)>林'], []],
  ])('%s', (_, text, entries, expected) => {
    expect(found(text, ...entries)).toEqual(expected);
  });

  test('a list that could not be loaded is reported once for the record', () => {
    expect(
      findingsOf(scienceKnowledge, complete, { ...situation, known: { ...nothingKnown, findWords: null } }),
    ).toEqual([{ check: 'unknownWords', field: 'mainTitle', place: null, found: '', fix: { kind: 'jump' } }]);
  });

  test('every word is found wherever it is written, with any signs in it, and nothing else', () => {
    const piece = fc.constantFrom(...Array.from('林木abＡ1.*+?()[]{}^$|\\-/𠮷é'), 'e\u0301');
    const word = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((all) => all.join(''))
      .filter((text) => keyOfWord(text) !== '' && /[\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 8, selector: keyOfWord }),
        fc.nat(),
        (words, pick) => {
          const search = resultOf(
            preparingWords(words.map((one) => ({ word: one, exceptions: [], isForbidden: true, right: '' }))),
          );
          const chosen = words[pick % words.length] ?? '';
          const text = `甲。${chosen}。乙`;
          const hits = search(text).map(({ from, to }) => text.slice(from, to));
          // Another word of the list may be a part of the chosen one, and then come first.
          expect(hits.length).toBeGreaterThan(0);
          for (const hit of hits) expect(words.map(keyOfWord)).toContain(keyOfWord(hit));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('5,000 words are prepared and searched in small steps', () => {
    const words = Array.from({ length: 5000 }, (_, index) =>
      entry(`!词${index.toString(7).replaceAll(/\d/g, (digit) => '甲乙丙丁戊己庚'[Number(digit)] ?? '')}`),
    );
    let steps = 0;
    const work = preparingWords(words);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        expect([steps, step.value('词甲。词乙丙。词').length]).toEqual([200, 2]);
        return;
      }
      steps += 1;
    }
  });
});

test.each([
  [
    { word: '法制', right: '' },
    { part: 'right', fault: 'blank' },
  ],
  [
    { word: '法制', right: ' 法制' },
    { part: 'right', fault: 'same' },
  ],
  [
    { word: '法制', right: '法'.repeat(51) },
    { part: 'right', fault: 'long' },
  ],
  [
    { word: '++', right: '加' },
    { part: 'word', fault: 'blank' },
  ],
  [{ word: '首家', right: '', isForbidden: true }, null],
  [{ word: '首家', right: '首批', isForbidden: true }, null],
] as const)('the fault of %o', (typed, fault) => {
  expect(officeWordFault({ exceptions: [], note: '', isForbidden: false, ...typed })).toEqual(fault);
});
