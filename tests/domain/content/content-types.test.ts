import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContentType, type Field, fieldNamed, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { requiredMessageOf, rulesOf } from '#src/domain/content/rules.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import zh from '#src/i18n/zh/tourism.ts';
import { seedRecords } from '#tests/support/seed.ts';

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

  test('titles, columns and filters are fields of the type; only picked values can be filters', () => {
    const named = [type.titleField, ...type.columns, ...type.filters].filter(
      (name) => !(type.grades && name === 'grade'),
    );
    expect(named.map((name) => fieldNamed(type, name).name)).toEqual(named);
    expect(type.filters.filter((name) => !['choice', 'reference'].includes(fieldNamed(type, name).kind))).toEqual([]);
  });

  test('with each required field missing in turn, its message and no other', () => {
    const fields = fieldsOf(type);
    const [record] = seedRecords[type.path as keyof typeof seedRecords];
    const values = Object.fromEntries(fields.map(({ name }) => [name, textOf(record as ContentRecord, name)]));
    const messagesWithout = (missing: string) =>
      safeParse(rulesOf(type), { ...values, [missing]: '' }).issues?.map(({ path, message }) => [
        path?.[0]?.key,
        message,
      ]);
    for (const field of fields) {
      const { name, optional } = field;
      const message = requiredMessageOf(field);
      expect([name, messagesWithout(name)?.[0]]).toEqual([name, optional ? undefined : [name, message]]);
    }
  });

  test('a choice has choices, a reference leads to a type that exists', () => {
    const fields = fieldsOf(type);
    expect(fields.filter(({ kind, choices = [] }) => (kind === 'choice') !== choices.length > 0)).toEqual([]);
    expect(
      fields.filter(({ kind, to = '' }) => (kind === 'reference') !== contentTypes.some(({ path }) => path === to)),
    ).toEqual([]);
  });
});

test('contradicting dates and fractions of counts are reported', () => {
  const bounds = loaded.flatMap(({ type }) =>
    fieldsOf(type).flatMap(({ name, kind, notBefore, notAfter }) =>
      [notBefore && ['not before', notBefore], notAfter && ['not after', notAfter]].flatMap((bound) =>
        bound
          ? [{ kind, other: fieldNamed(type, bound[1] ?? '').kind, rule: [type.path, name, ...bound].join(' ') }]
          : [],
      ),
    ),
  );
  expect(bounds.map(({ rule }) => rule)).toEqual([
    '/basic/carousel endTime not before startTime',
    '/business/tickets saleEnd not before saleStart',
    '/service/activities endTime not before startTime',
    '/service/activities signUpUntil not after startTime',
  ]);
  expect(bounds.filter(({ kind, other }) => kind !== other || !kind.startsWith('date'))).toEqual([]);
  const whole = loaded.flatMap(({ type }) =>
    fieldsOf(type).flatMap((field) => (field.whole ? [`${type.path} ${field.kind} ${field.name}`] : [])),
  );
  expect(whole).toEqual([
    '/basic/hotels number rooms',
    '/basic/restaurants number seats',
    '/business/tickets number dailyStock',
    '/business/tickets number validDays',
    '/business/guestRooms number guests',
    '/business/guestRooms number rooms',
    '/service/activities number capacity',
  ]);
});

describe('the fields of the spec (product 3, 5; decision 009)', () => {
  const article = ['mainTitle', 'bannerTitle', 'homeBase', 'type', 'keyword', 'summary', 'cover', 'content'];
  const release = ['releaseTime', 'releasePeople', 'phone'];

  test('articles and news: all fields are required except those of decision 009', () => {
    for (const path of ['/home/scienceKnowledge', '/home/informationCenter']) {
      expect(namesOf(path)).toEqual([...article, ...release]);
      expect(optionalOf(path)).toEqual(['cover', 'content']);
    }
  });

  test('a base: all required', () => {
    expect(namesOf('/home/baseResources').sort()).toEqual([
      'abstract',
      'address',
      'area',
      'body1',
      'body2',
      'body3',
      'createTime',
      'keyWord',
      'lat',
      'lng',
      'name',
      'officialWebsite',
      'phone',
      'type',
    ]);
    expect(optionalOf('/home/baseResources')).toEqual([]);
  });

  test('a journey: all required but the picture', () => {
    expect(namesOf('/home/scienceJourney')).toEqual(['mainTitle', 'homeBase', 'keyword', 'summary', 'cover']);
    expect(optionalOf('/home/scienceJourney')).toEqual(['cover']);
  });

  test('a course: all required but class hours, credits and the picture; three formatted paragraphs', () => {
    const path = '/home/excellentCourses';
    const place = ['otherAddress', 'lng', 'lat', 'summary', 'cover', 'body1', 'body2', 'body3'];
    expect(namesOf(path)).toEqual(
      ['name', 'bannerTitle', 'homeBase', 'type', 'target', 'yxArea', 'period', 'creditHours'].concat(place, release),
    );
    expect(optionalOf(path)).toEqual(['period', 'creditHours', 'cover']);
    expect(['body1', 'body2', 'body3'].map((name) => fieldNamed(typeAt(path), name).kind)).toEqual([
      'richText',
      'richText',
      'richText',
    ]);
  });

  test('an activity reports missing fields with the texts of the specification', () => {
    expect(
      zh[fieldNamed(typeAt('/service/activities'), 'name').requiredMessage?.replace('tourism:', '') as keyof typeof zh],
    ).toBe('活动名称不能为空');
  });

  const optionalOf = (path: string) =>
    fieldsOf(typeAt(path))
      .filter(({ optional }) => optional)
      .map(({ name }) => name);
});

/** Decision 034, in its order. */
const secondSet = [
  ...['carousel', 'scenicSpots', 'hotels', 'restaurants'].map((name) => `/basic/${name}`),
  ...['tickets', 'guestRooms', 'food', 'destinations'].map((name) => `/business/${name}`),
  ...['strategies', 'activities'].map((name) => `/service/${name}`),
];

test('issue 25: a type of the second menu set requires its title alone, and advises the rest before publishing', () => {
  const rules = secondSet.map((path) => {
    const fields = fieldsOf(typeAt(path));
    const named = (which: (field: Field) => boolean | undefined) => fields.filter(which).map(({ name }) => name);
    return [path, named(({ optional }) => !optional), named(({ optional, advised }) => optional && !advised)];
  });
  expect(rules).toEqual(
    secondSet.map((path) => [
      path,
      [['/basic/carousel', '/service/strategies'].includes(path) ? 'title' : 'name'],
      { '/basic/carousel': ['subtitle'], '/business/food': ['restaurant'] }[path] ?? [],
    ]),
  );
});

test('the rights of the spec, in the order of its menu (product 2; decision 034)', () => {
  const expected: Record<string, string[]> = {
    '/home/baseResources': [...material, 'expertscore', 'line'],
    '/home/baseResourcesApplication': ['add', 'edit', 'line'],
    '/home/scienceKnowledge': material,
    '/home/informationCenter': material,
    '/home/scienceJourney': material,
    '/home/excellentCourses': material,
    ...Object.fromEntries(secondSet.map((path) => [path, ['add', 'edit', 'del', 'updown']])),
  };
  expect(contentTypes.map(({ path, rights }) => [path, rights])).toEqual(Object.entries(expected));
});

test('a descriptor that refers to a missing field reports its name', () => {
  expect(() => fieldNamed(scienceKnowledge, 'ghost')).toThrow('/home/scienceKnowledge has no field ghost');
});
