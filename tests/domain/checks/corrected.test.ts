import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsOf } from '#src/domain/checks/check.ts';
import { readBlocks } from '#src/domain/checks/blocks.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import { corrected, takenBack } from '#src/domain/checks/fix.ts';
import { preparingWords } from '#src/domain/checks/words.ts';
import { resultOf } from '#src/domain/comments/matching.ts';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { nothingKnown, situation } from './situation.ts';

/** A replacement with signs of markup behind it. */
const withMarkup = (finding: Finding): Finding =>
  finding.fix.kind === 'replace' ? { ...finding, fix: { kind: 'replace', by: `${finding.fix.by}<b>&` } } : finding;

/** The value of a field after all suggested corrections, one after the other. */
function allCorrected(name: string, value: string): string {
  const first = findingsOf(scienceKnowledge, { cover: 'p1', content: '<p>一</p>', [name]: value }, situation).find(
    ({ fix }) => 'by' in fix,
  );
  const after = first && corrected(fieldNamed(scienceKnowledge, name), withMarkup(first), value);
  return after === undefined || after === null ? value : allCorrected(name, after);
}

test.for([
  ['summary', '电话13812345678，邮箱lin@gxlyj.cn', '电话138****5678，邮箱l***@gxlyj.cn'],
  ['summary', '红豆衫&amp;红豆衫', '红豆杉<b>&&amp;红豆杉<b>&'],
  ['content', '<p>红豆衫</p><h2>红豆衫</h2>', '<p>红豆杉&lt;b&gt;&amp;</p><h2>红豆杉&lt;b&gt;&amp;</h2>'],
  ['content', '<p>a&lt;b 138<strong>1234</strong>5678&nbsp;</p>', '<p>a&lt;b 138****5678<strong></strong>&nbsp;</p>'],
  ['content', '<p>&#49;&#x33;812345678</p>', '<p>138****5678</p>'],
  ['content', '<p>&#x1F333;银衫&#x1F333;</p>', '<p>&#x1F333;银杉&lt;b&gt;&amp;&#x1F333;</p>'],
  [
    'content',
    '<img data-file="p1" alt="林工13812345678"><p>一</p>',
    '<img data-file="p1" alt="林工138****5678"><p>一</p>',
  ],
  ['content', '<p>13812345678\u0301。</p>', '<p>138****5678。</p>'],
] as const)('a correction in %s changes only the found text: %s', ([name, value, expected]) => {
  expect(allCorrected(name, value)).toBe(expected);
});

test('text that changed after the check is never replaced', () => {
  const field = fieldNamed(scienceKnowledge, 'content');
  const value = '<p>一</p><p>电话13812345678</p>';
  const [finding] = findingsOf(scienceKnowledge, { cover: 'p1', content: value }, situation);
  expect(
    finding &&
      ['<p>电话13812345678</p>', '<p>一</p><p>新电话13812345678</p>', '', '<p>'].map((later) =>
        corrected(field, finding, later),
      ),
  ).toEqual([null, null, null, null]);
});

test('ranges hold the found text, and never cut a surrogate pair or a mark from its letter', () => {
  const parts = fc.constantFrom(
    '😀',
    '𠮷',
    'e\u0301',
    '\u0301',
    '红豆衫',
    '13812345678',
    '<p>',
    '</p>',
    '&amp;',
    '<b>',
    '<',
    '"',
    '。',
    '文',
    'lin@gxlyj.cn',
    '吉𠮷',
    'cafe\u0301',
    '.*',
  );
  const findWords = resultOf(
    preparingWords(
      ['𠮷', '吉𠮷', 'cafe', 'é', '.*文', '文😀'].map((word) => ({
        word,
        exceptions: [],
        isForbidden: true,
        right: '',
      })),
    ),
  );
  const known = { ...nothingKnown, findWords };
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (list) => {
      const value = list.join('');
      for (const { field, place, found } of findingsOf(
        scienceKnowledge,
        { summary: value, content: value },
        { ...situation, known },
      )) {
        if (!place || place.from === place.to) continue;
        expect(found.length).toBe(place.to - place.from);
        expect(found).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
        if (field === 'summary') expect(value.slice(place.to)).not.toMatch(/^\p{M}/u);
      }
    }),
    { numRuns: 150 },
  );
});

test('a correction changes the found text of its block and nothing else, and is taken back', () => {
  const parts = fc.constantFrom(
    '<p>',
    '</p>',
    '<h2>',
    '</h2>',
    '<li>',
    '</li>',
    '<br>',
    '<strong>',
    '</strong>',
    '<',
    '>',
    '"',
    '&amp;',
    '&#49;',
    '<img data-file="p" alt="红豆衫">',
    "<img alt='13812345678'>",
    '<a href="mailto:lin@gxlyj.cn">',
    '</a>',
    '<!-- 银衫 -->',
    '红豆',
    '衫',
    '1381234',
    '5678',
    'lin@',
    'gxlyj.cn',
    '😀',
    '\u0301',
    '。',
    ' ',
    '&',
    '𠮷',
    '\ud83d',
  );
  const field = fieldNamed(scienceKnowledge, 'content');
  const textsOf = (value: string) => [...readBlocks(field, value)].flatMap((block) => block?.text ?? []);
  let corrections = 0;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
      const content = list.join('');
      const before = textsOf(content);
      for (const finding of findingsOf(scienceKnowledge, { cover: 'p1', content }, situation)) {
        const { place, field: name, fix } = finding;
        const after = name === 'content' ? corrected(field, finding, content) : null;
        if (after === null || !place || !('by' in fix)) continue;
        corrections += 1;
        const changed = `${before[place.block]?.slice(0, place.from)}${fix.by}${before[place.block]?.slice(place.to)}`;
        expect(textsOf(after)).toEqual(before.with(place.block, changed));
        const back = takenBack(finding);
        expect(textsOf((back && corrected(field, back, after)) ?? '')).toEqual(before);
      }
    }),
    { numRuns: 1000 },
  );
  expect(corrections).toBeGreaterThan(200);
});
