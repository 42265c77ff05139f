import { expect, test } from 'vitest';
import { keywordOf, matcherOf } from '#src/domain/keyword.ts';
import { search } from '#src/domain/search.ts';

/** All kinds of blanks: plain, full-width, fixed-width and zero-width ones, and direction marks. */
const blanks = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u00ad',
  '\u034f',
  '\u1680',
  '\u180e',
  '\u2000',
  '\u2009',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202c',
  '\u202f',
  '\u205f',
  '\u2060',
  '\u2069',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
];

test('Q12: blanks of any kind at the ends of a keyword are ignored; those within it stay', () => {
  const page = { title: '猫儿 山', above: [], path: '' };
  const results = blanks.map((blank) => {
    const typed = `${blank}${blank}猫儿 山${blank} ${blank}`;
    return [
      keywordOf(typed),
      matcherOf(typed)('甲', '去猫儿 山'),
      search(typed, [page]),
      keywordOf(blank),
      matcherOf(blank)('甲'),
    ];
  });
  expect(results).toEqual(blanks.map(() => ['猫儿 山', true, [page], '', true]));
});

test('a keyword matches regardless of case, but not similar texts', () => {
  const matches = matcherOf(' Admin');
  expect([matches('the ADMIN'), matches('x', 'administrator'), matches('admn'), matches()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(matcherOf('银杏')('金杏', '银 杏')).toBe(false);
});
