import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeListQuery,
  defaultListQuery,
  type ListQuery,
  pageSizes,
  readListQuery,
  sameListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import { keywordOf } from '#src/domain/keyword.ts';

const query = (change: Partial<ListQuery>): ListQuery => ({ ...defaultListQuery, ...change });

const readable: [search: string, read: ListQuery][] = [
  ['', defaultListQuery],
  ['?', defaultListQuery],
  ['?pageNum=3', query({ pageNum: 3 })],
  ['?pageSize=50', query({ pageSize: 50 })],
  ['?orderBy=releaseTime', query({ orderBy: 'releaseTime' })],
  ['?orderBy=releaseTime&desc=1', query({ orderBy: 'releaseTime', desc: true })],
  ['?status=online&keyword=%E9%93%B6%E6%9D%8F+%26', query({ filters: { status: 'online', keyword: '银杏 &' } })],
  ['?keyword=', defaultListQuery],
  ['?keyword=%20%E3%80%80%E2%80%8B', defaultListQuery],
  ['?keyword=%C2%A0%E9%93%B6 %E6%9D%8F%E3%80%80', query({ filters: { keyword: '银 杏' } })],
  ['?view=map&status=online', query({ view: 'map', filters: { status: 'online' } })],
  ['?view=globe', defaultListQuery],
];

const senseless = ['0', '-1', '1.5', 'x', '', '1e999', 'NaN', ' '];

describe('the address of a list', () => {
  test.for(readable)('%j', ([search, read]) => {
    expect(readListQuery(search)).toEqual(read);
  });

  test.for(senseless.map((value) => [value]))('page %j counts as absent', ([value]) => {
    expect(readListQuery(`?pageNum=${value}&pageSize=${value}`)).toEqual(defaultListQuery);
  });

  test('a page size that is not offered counts as absent', () => {
    expect(readListQuery('?pageSize=100000')).toEqual(defaultListQuery);
  });

  test('the plain list has a plain address', () => {
    expect([
      writeListQuery(defaultListQuery),
      ...['', ' \u3000'].map((keyword) => writeListQuery(query({ filters: { keyword } }))),
    ]).toEqual(['', '', '']);
  });

  test('only differences from the default are written', () => {
    const written = query({
      pageNum: 2,
      pageSize: 50,
      orderBy: 'releaseTime',
      desc: true,
      filters: { keyword: '银杏' },
      view: 'map',
    });
    expect(writeListQuery(written)).toEqual(
      '?pageNum=2&pageSize=50&orderBy=releaseTime&desc=1&view=map&keyword=%E9%93%B6%E6%9D%8F',
    );
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(listQueries, (given) => {
        expect(readListQuery(writeListQuery(given))).toEqual(given);
      }),
    );
  });

  test('fault G9: any query opens the list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const read = readListQuery(`?${search}`);
        expect(readListQuery(writeListQuery(read))).toEqual(read);
      }),
    );
  });
});

test('a change of filter goes back to the first page, a change of page does not', () => {
  const given = query({ pageNum: 7, filters: { status: 'online' } });
  expect([changeListQuery(given, { filters: {} }), changeListQuery(given, { pageNum: 8 })]).toEqual([
    query({ pageNum: 1 }),
    query({ pageNum: 8, filters: { status: 'online' } }),
  ]);
});

test('two queries are the same when their addresses are', () => {
  const given = query({ filters: { keyword: '' } });
  expect([sameListQuery(given, defaultListQuery), sameListQuery(given, query({ pageNum: 2 }))]).toEqual([true, false]);
});

const names = fc.string({ minLength: 1 }).filter((name) => !Object.keys(defaultListQuery).includes(name));
const text = fc.string({ minLength: 1, unit: 'grapheme' });
/** Blanks at the ends of a filter mean nothing (Q12). */
const filter = text.map(keywordOf).filter(Boolean);

/** Order without a field means nothing and is not written. */
const listQueries: fc.Arbitrary<ListQuery> = fc
  .record({
    pageNum: fc.integer({ min: 1 }),
    pageSize: fc.constantFrom(...pageSizes),
    orderBy: fc.option(text),
    desc: fc.boolean(),
    filters: fc.dictionary(names, filter, { noNullPrototype: true }),
  })
  .map((given) => ({ ...given, desc: given.desc && given.orderBy !== null }));
