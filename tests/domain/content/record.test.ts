import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Action } from '#src/domain/rights/access.ts';
import {
  appliesTo,
  ContentRecord,
  type RecordStatus,
  recordOperations,
  sameContent,
  skipReasonOf,
  textOf,
} from '#src/domain/content/record.ts';
import { baseRights, materialRights, tourismRights } from '#src/domain/content/types/rights.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

const record = recordOf('1');

const offered = (
  status: RecordStatus,
  flags: Partial<ContentRecord> = {},
  rights: readonly Action[] = materialRights,
) =>
  recordOperations
    .filter(
      (operation) => rights.includes(operation.right) && appliesTo(operation, { ...record, status, ...flags }, rights),
    )
    .map(({ name }) => name);

describe('operations on a record (decision 009)', () => {
  const table: [title: string, names: () => string[], expected: string[]][] = [
    ['a draft is published', () => offered('draft'), ['publish']],
    ['an offline record is published again', () => offered('offline'), ['publish']],
    ['flags belong to online content only', () => offered('offline', { isTop: true, isBanner: true }), ['publish']],
    ['online content', () => offered('online'), ['unpublish', 'pin', 'addBanner']],
    ['pinned content', () => offered('online', { isTop: true }), ['unpublish', 'unpin', 'addBanner']],
    ['content of the carousel', () => offered('online', { isBanner: true }), ['unpublish', 'pin', 'removeBanner']],
    [
      'pinned content of the carousel',
      () => offered('online', { isTop: true, isBanner: true }),
      ['unpublish', 'unpin', 'removeBanner'],
    ],
    [
      'a type with a go-online step requires it first for a draft',
      () => offered('draft', {}, baseRights),
      ['goOnline'],
    ],
    ['after going online, publishing toggles', () => offered('offline', {}, baseRights), ['publish']],
    ['a draft that may be deleted', () => offered('draft', {}, tourismRights), ['publish', 'delete']],
    ['online content that may be deleted', () => offered('online', {}, tourismRights), ['unpublish', 'delete']],
  ];

  test.for(table)('%s', ([, names, expected]) => {
    expect(names()).toEqual(expected);
  });

  test('each impossible operation has a reason, by state and flags', () => {
    const reasons = (
      status: RecordStatus,
      flags: Partial<ContentRecord> = {},
      rights: readonly Action[] = baseRights,
    ) =>
      Object.fromEntries(
        recordOperations.map((operation) => [
          operation.name,
          skipReasonOf(operation, { ...record, status, ...flags }, rights),
        ]),
      );
    const withoutSteps = { submit: 'notSubmitted', return: 'notSubmitted', delete: null };
    const offline = {
      ...withoutSteps,
      unpublish: 'notOnline',
      pin: 'offlineTop',
      unpin: 'offlineTop',
      addBanner: 'offlineBanner',
      removeBanner: 'offlineBanner',
    };
    const online = { ...withoutSteps, goOnline: 'online', publish: 'online', unpublish: null };
    expect(reasons('draft')).toEqual({ ...offline, goOnline: null, publish: 'neverOnline' });
    expect(reasons('draft', {}, materialRights).publish).toEqual(null);
    expect(reasons('offline')).toEqual({ ...offline, goOnline: 'wasOnline', publish: null });
    expect(reasons('online')).toEqual({
      ...online,
      pin: null,
      unpin: 'notPinned',
      addBanner: null,
      removeBanner: 'notInBanner',
    });
    expect(reasons('online', { isTop: true, isBanner: true })).toEqual({
      ...online,
      pin: 'pinned',
      unpin: null,
      addBanner: 'inBanner',
      removeBanner: null,
    });
  });

  test('each operation needs the right of the spec', () => {
    expect(Object.fromEntries(recordOperations.map(({ name, right, on }) => [name, [right, on]]))).toEqual({
      goOnline: ['line', true],
      publish: ['updown', true],
      unpublish: ['updown', false],
      pin: ['istop', true],
      unpin: ['istop', false],
      addBanner: ['isbanner', true],
      removeBanner: ['isbanner', false],
      delete: ['del', true],
      submit: ['edit', true],
      return: ['edit', false],
    });
  });

  test('the inverse of an operation restores the value that it set; deleting is final', () => {
    const named = new Map(recordOperations.map((operation) => [operation.name, operation]));
    const pairs = recordOperations.map(({ name, on, inverse }) => [name, inverse && named.get(inverse)?.on !== on]);
    expect(Object.fromEntries(pairs)).toEqual({
      goOnline: true,
      publish: true,
      unpublish: true,
      pin: true,
      unpin: true,
      addBanner: true,
      removeBanner: true,
      delete: undefined,
      submit: undefined,
      return: undefined,
    });
  });
});

describe('a record from the server', () => {
  const parse = (value: unknown) => safeParse(ContentRecord, value).success;

  test('keeps the fields of its type', () => {
    const article = { ...record, mainTitle: '银杏', views: 3 };
    expect(safeParse(ContentRecord, article).output).toEqual(article);
    expect(['mainTitle', 'views', 'ghost'].map((field) => textOf(article, field))).toEqual(['银杏', '', '']);
  });

  test('fault E10: a number where the contract has a text is refused', () => {
    const broken = [
      { ...record, id: 42 },
      { ...record, status: 'gone' },
      { ...record, version: 1.5 },
      { ...record, isTop: 1 },
      null,
    ];
    expect(broken.map(parse)).toEqual([false, false, false, false, false]);
  });
});

test('operations leave the content of a record the same; another text does not', () => {
  const operated = {
    ...record,
    status: 'online' as const,
    isTop: true,
    updatedBy: 'admin',
    updatedTime: '2026-03-13 09:30:00',
    version: 2,
  };
  expect([sameContent(record, operated), sameContent(record, { ...operated, mainTitle: '红树林' })]).toEqual([
    true,
    false,
  ]);
});
