import { describe, expect, test } from 'vitest';
import { missing } from '#src/domain/checks/missing.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { differencesOf, merged, soleChange, undoesTheirs } from '#src/domain/content/merge.ts';
import { findNeighbours, noNeighbours } from '#src/domain/content/neighbours.ts';
import { publicLayout } from '#src/domain/content/public-layout.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

describe('fault F7: two changes of one record', () => {
  const base = recordOf('42', { title: '旧', people: '旧', phone: '旧', same: '旧' });
  const mine = { title: '我', people: '旧', phone: '我', same: '都' };
  const theirs = recordOf('42', { title: '他', people: '他', phone: '旧', same: '都', version: 2 });

  test('the differences, and the only side that changed each', () => {
    const differences = differencesOf(base, mine, theirs);
    expect(differences.map((one) => [one, soleChange(one)])).toEqual([
      [{ name: 'title', base: '旧', mine: '我', theirs: '他' }, null],
      [{ name: 'people', base: '旧', mine: '旧', theirs: '他' }, 'theirs'],
      [{ name: 'phone', base: '旧', mine: '我', theirs: '旧' }, 'mine'],
    ]);
    expect(merged(mine, differences, { title: 'mine', people: 'theirs', phone: 'mine' })).toEqual({
      ...mine,
      people: '他',
    });
    expect(merged(mine, differences, {})).toEqual(mine);
  });

  test('only changes of theirs that mine would undo need a decision', () => {
    const after = (fields: object) => recordOf('42', { title: '旧', people: '旧', phone: '旧', same: '旧', ...fields });
    expect({
      bothChanged: undoesTheirs(base, mine, theirs),
      nobodyElse: undoesTheirs(base, mine, after({})),
      onlyTheirs: undoesTheirs(base, mine, after({ title: '我' })),
    }).toEqual({ bothChanged: true, nobodyElse: false, onlyTheirs: false });
  });
});

describe('the neighbours of a record', () => {
  const all = ['1', '2', '3', '4', '5'];
  const query: ListQuery = { ...defaultListQuery, pageSize: 2 };
  const asked: number[] = [];
  const fetchIds = ({ pageNum, pageSize }: ListQuery) => {
    asked.push(pageNum);
    return Promise.resolve(all.slice((pageNum - 1) * pageSize, pageNum * pageSize));
  };

  test.for([
    ['1', 1, { previous: null, next: '2' }, [1]],
    ['2', 1, { previous: '1', next: '3' }, [1, 2]],
    ['3', 2, { previous: '2', next: '4' }, [2, 1]],
    ['5', 3, { previous: '4', next: null }, [3, 2]],
    ['9', 1, noNeighbours, [1]],
  ] as const)('of %s on page %s', async ([id, pageNum, expected, pages]) => {
    asked.length = 0;
    expect([await findNeighbours(id, { ...query, pageNum }, fetchIds), asked]).toEqual([expected, pages]);
  });

  test('are absent when the list cannot be loaded', async () => {
    expect(await findNeighbours('1', query, () => Promise.resolve(null))).toEqual(noNeighbours);
  });
});

test('decision 009: warnings before publishing', () => {
  const named = (fields: object) =>
    [...missing({ type: scienceKnowledge, record: recordOf('1', fields) })].map(({ field }) => field);
  expect({
    nothing: named({}),
    coverOnly: named({ cover: '7', content: ' ' }),
    complete: named({ cover: '7', content: '<p>银杏</p>' }),
  }).toEqual({
    nothing: ['cover', 'content'],
    coverOnly: ['content'],
    complete: [],
  });
});

test('a public page is laid out by field types; mobile numbers and coordinates are not on it', () => {
  const namesIn = (type: typeof scienceKnowledge) => {
    const { title, cover, lead, body, tags, facts } = publicLayout(type);
    const names = (fields: typeof body) => fields.map(({ name }) => name);
    return {
      title: title?.name,
      cover: cover?.name,
      lead: lead?.name,
      body: names(body),
      tags: names(tags),
      facts: names(facts),
    };
  };
  expect(namesIn(scienceKnowledge)).toEqual({
    title: 'mainTitle',
    cover: 'cover',
    lead: 'summary',
    body: ['content'],
    tags: ['keyword'],
    facts: ['homeBase', 'type', 'releaseTime', 'releasePeople'],
  });
  expect(namesIn(baseResources)).toEqual({
    title: 'name',
    cover: undefined,
    lead: 'abstract',
    body: ['body1', 'body2', 'body3'],
    tags: ['keyWord'],
    facts: ['type', 'createTime', 'officialWebsite', 'area', 'address'],
  });
});
