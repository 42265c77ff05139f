import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Findable, search } from '#src/domain/search.ts';
import { readingsOf } from '#src/views/search/readings.ts';

const page = (title: string, above: string[] = [], path = ''): Findable => ({ title, above, path });

const chinese = [
  page('首页', [], '/blank'),
  page('科普知识', ['素材管理'], '/home/scienceKnowledge'),
  page('角色管理', ['系统设置'], '/system/roleManager'),
  page('用户管理', ['系统设置'], '/system/userManager'),
  page('银行', [], ''),
  page('绿地', [], ''),
];

const found = (query: string, items = chinese) => search(query, items, readingsOf).map(({ title }) => title);

describe('in Chinese', () => {
  test.for<[string, string, string[]]>([
    ['F01: characters', '角色', ['角色管理']],
    ['F02: full pinyin', 'yonghu', ['用户管理']],
    ['the beginning of a syllable', 'yongh', ['用户管理']],
    ['several letters of a syllable', 'yonghugua', ['用户管理']],
    ['one reading of a character', 'juese', ['角色管理']],
    ['the other reading', 'jiaose', ['角色管理']],
    ['a reading in the middle', 'hang', ['银行']],
    ['another reading in the middle', 'yinxing', ['银行']],
    ['initials', 'yhgl', ['用户管理']],
    ['initials and syllables mixed', 'yhguanli', ['用户管理']],
    ['characters and pinyin mixed', '用hu', ['用户管理']],
    ['the title of the group', 'xitong', ['角色管理', '用户管理']],
    ['initials of the group', 'xtsz', ['角色管理', '用户管理']],
    ['syllables with blanks', 'yong hu', ['用户管理']],
    ['syllables separated by an apostrophe', "yong'hu", ['用户管理']],
    ['ü as v', 'lvdi', ['绿地']],
    ['ü as u', 'ludi', ['绿地']],
    ['ü as it is', 'lüdi', ['绿地']],
    ['capital letters', 'YongHu', ['用户管理']],
    ['full-width letters', 'ｙｏｎｇｈｕ', ['用户管理']],
    ['the address', 'userman', ['用户管理']],
    ['the beginning of the title before its middle', '管理', ['角色管理', '用户管理', '科普知识']],
    ['the title before the group', 'guanli', ['角色管理', '用户管理', '科普知识']],
    ['nothing', 'qqqq', []],
    ['one letter of an address alone', 'b', []],
    ['an apostrophe alone', "'", []],
    ['an empty query', '', []],
    ['F08: blanks', '   ', []],
    ['F08: 200 characters', '用'.repeat(200), []],
    ['F08: 200 letters', 'yonghu'.repeat(40).slice(0, 200), []],
  ])('%s: %s', ([, query, expected]) => {
    expect(found(query)).toEqual(expected);
  });

  test('blanks in a title are not spelled', () => {
    expect(found('xitongshezhi', [page('系统 设置')])).toEqual(['系统 设置']);
  });

  test('a group with complete syllables comes before a title with partial ones', () => {
    const items = [page('水旱灾害'), page('地图', ['山区'])];
    expect(found('shan', items)).toEqual(['地图', '水旱灾害']);
  });

  test('without pinyin, only characters match', () => {
    expect(
      [search('用户', chinese), search('yonghu', chinese)].map((items) => items.map(({ title }) => title)),
    ).toEqual([['用户管理'], []]);
  });
});

describe('in other languages', () => {
  const items = [
    page('Information centre', ['Material management']),
    page('Science knowledge', ['Material management']),
    page('Add science article', ['Science knowledge']),
    page('Configuración del sistema', []),
    page('タブを閉じる', []),
  ];

  test.for<[string, string, string[]]>([
    ['the beginning of a title before a later word', 'science', ['Science knowledge', 'Add science article']],
    ['words in any order', 'article add', ['Add science article']],
    ['letters with gaps, from the beginning of a word', 'sknow', ['Science knowledge']],
    ['without accents', 'configuracion', ['Configuración del sistema']],
    ['half-width kana', 'ﾀﾌﾞ', ['タブを閉じる']],
    ['several words, one of them missing', 'science zzz', []],
    ['gaps after a letter inside a word', 'cknow', []],
    ['a word of the group', 'material', ['Information centre', 'Science knowledge']],
  ])('%s: %s', ([, query, expected]) => {
    expect(search(query, items).map(({ title }) => title)).toEqual(expected);
  });
});

describe('the better match comes first', () => {
  test.for<[string, string, string[]]>([
    ['the whole query at the start', 'science knowledge', ['Science knowledge', 'All science knowledge']],
    ['any number of blanks', 'science   knowledge', ['Science knowledge', 'All science knowledge']],
    ['the start of a word', 'art', ['Add article', 'Smart forest']],
  ])('%s: %s', ([, query, expected]) => {
    const items = [page('All science knowledge'), page('Science knowledge'), page('Smart forest'), page('Add article')];
    expect(search(query, items).map(({ title }) => title)).toEqual(expected);
  });

  test('the worst match of several words counts', () => {
    const items = [page('Centre', ['Material management']), page('New material centre')];
    expect(search('centre material', items).map(({ title }) => title)).toEqual(['New material centre', 'Centre']);
  });

  test('letters with gaps match from the word that begins like the query', () => {
    expect(search('sd', [page('Base add science')])).toEqual([]);
  });
});

describe('any query', () => {
  const anyTitle = fc.string({
    unit: fc.constantFrom('用', '户', '角', '行', 'a', 'b', ' ', 'é', '1'),
    minLength: 1,
    maxLength: 8,
  });
  const items = fc.array(
    anyTitle.map((words) => page(words)),
    { maxLength: 6 },
  );

  test('finds each entry at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), items, (query, given) => {
        const results = search(query, given, readingsOf);
        expect(new Set(results).size).toBe(results.length);
        expect(results.every((item) => given.includes(item))).toBe(true);
      }),
    );
  });

  test('finds a title by every part of it', () => {
    fc.assert(
      fc.property(anyTitle, fc.nat(8), fc.nat(8), (words, from, length) => {
        const part = [...words].slice(from, from + length + 1).join('');
        fc.pre(part.trim() !== '');
        expect(search(part, [page(words)])).toEqual([page(words)]);
      }),
    );
  });

  test('finds a title by every reading of it', () => {
    const characters = fc.array(fc.constantFrom(...Array.from('用户角色管理银行绿地长重')), {
      minLength: 1,
      maxLength: 6,
    });
    const read = characters.chain((words) =>
      fc.tuple(
        fc.constant(words.join('')),
        fc.tuple(...words.map((character) => fc.constantFrom(...readingsOf(character)))),
      ),
    );
    fc.assert(
      fc.property(read, fc.boolean(), ([title, readings], initials) => {
        const letters = readings.map((reading) => (initials ? reading[0] : reading)).join('');
        expect(search(letters, [page(title)], readingsOf)).toEqual([page(title)]);
      }),
    );
  });
});
