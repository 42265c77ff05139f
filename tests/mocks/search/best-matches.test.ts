import { describe, expect, test } from 'vitest';
import { textOf } from '#src/domain/content/record.ts';
import { isSpelledBy } from '#src/domain/search.ts';
import { bestMatches } from '#mocks/search/best-matches.ts';
import { linesOf } from '#mocks/search/lines.ts';
import { seedRecordsAt } from '#mocks/seed/content/all-types.ts';
import { readingsOf } from '#mocks/shared/readings.ts';
import { testStart } from '#tests/support/test-start.ts';

const articles = seedRecordsAt(testStart)['/home/scienceKnowledge'];
const itemsOf = (titles: readonly string[]) => titles.map((title, at) => ({ id: `SQ${at}`, title, number: `SQ${at}` }));
const found = (keyword: string, titles: readonly string[], pinyin = true) =>
  bestMatches(
    linesOf(itemsOf(titles), (item) => item),
    { keyword, pinyin },
  ).map(({ title }) => title);

describe('the best matches of a list', () => {
  test('are first the number, then the start of a title, then its inside, then its pronunciation', () => {
    const titles = ['山林', '大山', '散步', '山', '山上\n的山', 'SHANHAI'];
    expect([found('山', titles), found('shan', titles), found('sq3', titles), found('的山', titles)]).toEqual([
      ['山林', '山', '山上\n的山', '大山'],
      ['SHANHAI', '山林', '大山', '山', '山上\n的山'],
      ['山'],
      ['山上\n的山'],
    ]);
  });

  test('are never found across two titles, nor by a keyword with a line break', () => {
    expect([
      found('林大', ['山林', '大山']),
      found('lds', ['山林', '大山']),
      found('林\n大', ['山林', '大山']),
    ]).toEqual([[], [], []]);
  });

  test('by pinyin are those that the comparison of each title finds', () => {
    const titles = articles.map((article) => textOf(article, 'mainTitle'));
    const rows = [
      'ys',
      'yinshan',
      "xi'an",
      'senlin',
      'sl',
      'lvse',
      'lüse',
      'hpys',
      'yinshanruhe',
      '银shan',
      'zzz',
      'a',
    ];
    for (const keyword of rows) {
      const [spelled, contained] = [
        titles.filter((title) => isSpelledBy(keyword, title, readingsOf)),
        titles.filter((title) => title.toLowerCase().includes(keyword)),
      ];
      expect(found(keyword, titles)).toEqual([...new Set([...contained, ...spelled])].slice(0, 5));
    }
  });

  test('are found by any number of letters', () => {
    const title = '那拿哪娜纳'.repeat(6);
    expect([found('na'.repeat(30), [title]), found('na'.repeat(31), [title])]).toEqual([[title], []]);
  });
});
