import { bestMatches } from '#mocks/search/best-matches.ts';
import { linesOf } from '#mocks/search/lines.ts';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { textOf } from '#src/domain/content/record.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { buildMenu } from '#src/domain/shell/menu.ts';
import { articles } from './journey.ts';

/** Builds the menu from the permission list, without painting. */
export function buildLargeMenu() {
  const modules = Array.from({ length: 5000 }, (_, index) => ({
    modulePath: `/system/page${index}${index % 2 ? '_add' : ''}`,
  }));
  return timed(() => buildMenu(readGrants(modules, 'editor')));
}

/** Searches sixteen lists of 100,000 titles by letters that none contains, which compares all pronunciations. */
export function searchTitles() {
  const { list } = seedOfSize(articles.path, { start: Date.now(), size: 'L' });
  const lists = Array.from({ length: 16 }, () =>
    linesOf(list, (record) => ({ id: record.id, title: textOf(record, 'mainTitle'), number: record.id })),
  );
  return timed(() => lists.map((lines) => bestMatches(lines, { keyword: 'luxiangjiqi', pinyin: true })));
}

const timed = (act: () => unknown) =>
  Promise.resolve(() => {
    const start = performance.now();
    act();
    return Promise.resolve(performance.now() - start);
  });
