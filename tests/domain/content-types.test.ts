import { describe, expect, test } from 'vitest';
import { type ContentType, fieldNamed, fieldsOf } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/science-knowledge.ts';
import { contentTypes } from '#src/domain/content/types.ts';

const loaded = await Promise.all(contentTypes.map(async (entry) => ({ entry, type: await entry.load() })));
const typeAt = (path: string) => loaded.find(({ type }) => type.path === path)?.type as ContentType;
const namesOf = (path: string) => fieldsOf(typeAt(path)).map(({ name }) => name);
const material = ['add', 'edit', 'updown', 'isbanner', 'istop'];

describe.for(loaded)('$entry.path', ({ entry, type }) => {
  test('is loaded under its own path, with the rights of its entry', () => {
    expect([type.path, type.rights]).toEqual([entry.path, entry.rights]);
  });

  test('has each field once', () => {
    const names = fieldsOf(type).map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
  });

  test('titles, columns and filters are fields it has; only what one picks can be filtered by', () => {
    const named = [type.titleField, ...type.columns, ...type.filters];
    expect(named.map((name) => fieldNamed(type, name).name)).toEqual(named);
    expect(type.filters.filter((name) => !['choice', 'reference'].includes(fieldNamed(type, name).kind))).toEqual([]);
  });

  test('a choice has choices, a reference leads to a type that exists', () => {
    const fields = fieldsOf(type);
    expect(fields.filter(({ kind, choices = [] }) => (kind === 'choice') !== choices.length > 0)).toEqual([]);
    expect(fields.filter(({ kind, to = '' }) => (kind === 'reference') !== contentTypes.some(({ path }) => path === to))).toEqual([]);
  });
});

describe('the fields of the spec (spec 3, 5; decision 26)', () => {
  const article = ['mainTitle', 'bannerTitle', 'homeBase', 'type', 'keyword', 'summary', 'cover', 'content'];
  const release = ['releaseTime', 'releasePeople', 'phone'];

  test('an article, and news with the same: all required but what decision 26 adds', () => {
    for (const path of ['/home/scienceKnowledge', '/home/informationCenter']) {
      expect(namesOf(path)).toEqual([...article, ...release]);
      expect(optionalOf(path)).toEqual(['cover', 'content']);
    }
  });

  test('a base: all required', () => {
    expect(namesOf('/home/baseResources').sort()).toEqual(
      ['abstract', 'address', 'area', 'body1', 'body2', 'body3', 'createTime', 'keyWord', 'lat', 'lng', 'name', 'officialWebsite', 'phone', 'type'],
    );
    expect(optionalOf('/home/baseResources')).toEqual([]);
  });

  const optionalOf = (path: string) => fieldsOf(typeAt(path)).filter(({ optional }) => optional).map(({ name }) => name);
});

test('the rights of the spec (spec 2)', () => {
  expect(Object.fromEntries(contentTypes.map(({ path, rights }) => [path, rights]))).toEqual({
    '/home/baseResources': [...material, 'expertscore', 'line'],
    '/home/scienceKnowledge': material,
    '/home/informationCenter': material,
  });
});

test('a descriptor that names a field it does not have says which', () => {
  expect(() => fieldNamed(scienceKnowledge, 'ghost')).toThrow('/home/scienceKnowledge has no field ghost');
});
