import { describe, expect, test } from 'vitest';
import { fieldNamed, fieldsOf } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/science-knowledge.ts';
import { contentTypes } from '#src/domain/content/types.ts';

const loaded = await Promise.all(contentTypes.map(async (entry) => ({ entry, type: await entry.load() })));

/** Spec 3: the science article; decision 26: news has the same. */
const articleFields = [
  'mainTitle',
  'bannerTitle',
  'homeBase',
  'type',
  'keyword',
  'summary',
  'releaseTime',
  'releasePeople',
  'phone',
];

describe.for(loaded)('$entry.path', ({ entry, type }) => {
  test('is loaded under its own path', () => {
    expect(type.path).toEqual(entry.path);
  });

  test('has each field once, all of them required', () => {
    const fields = fieldsOf(type);
    expect(fields.map(({ name }) => name)).toEqual(articleFields);
    expect(fields.filter(({ optional }) => optional)).toEqual([]);
  });

  test('titles, columns and filters are fields it has', () => {
    const named = [type.titleField, ...type.columns, ...type.filters];
    expect(named.map((name) => fieldNamed(type, name).name)).toEqual(named);
  });

  test('only what one picks can be filtered by', () => {
    expect(type.filters.map((name) => fieldNamed(type, name).kind)).toEqual(['choice', 'baseResource']);
  });

  test('has the rights of the spec (spec 2)', () => {
    expect(entry.rights).toEqual(['add', 'edit', 'updown', 'isbanner', 'istop']);
  });
});

test('a descriptor that names a field it does not have says which', () => {
  expect(() => fieldNamed(scienceKnowledge, 'ghost')).toThrow('/home/scienceKnowledge has no field ghost');
});
