import { describe, expect, test } from 'vitest';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import {
  appliesTo,
  type ContentRecord,
  type RecordOperation,
  recordOperations,
  recordStatuses,
  skipReasonOf,
} from '#src/domain/content/record.ts';
import { baseRights, materialRights } from '#src/domain/content/types/rights.ts';

const recordOf = (over: Partial<ContentRecord> = {}): ContentRecord => ({
  id: '1',
  status: 'draft',
  isTop: false,
  isBanner: false,
  createdBy: 'editor',
  createdTime: '2026-03-12 09:30:00',
  updatedBy: 'editor',
  updatedTime: '2026-03-12 09:30:00',
  version: 1,
  ...over,
});

const named = (name: RecordOperation['name']) =>
  recordOperations.find((operation) => operation.name === name) as RecordOperation;

const flags = [true, false];
const everyState = recordStatuses.flatMap((status) =>
  flags.flatMap((isTop) => flags.map((isBanner) => recordOf({ status, isTop, isBanner }))),
);

describe('records that a bulk operation skips', () => {
  test('are exactly those that the operation does not apply to', () => {
    for (const rights of [materialRights, baseRights]) {
      for (const operation of recordOperations) {
        const reasoned = everyState.map((record) => skipReasonOf(operation, record, rights) === null);
        expect(reasoned, operation.name).toEqual(everyState.map((record) => appliesTo(operation, record, rights)));
      }
    }
  });

  const online = recordOf({ status: 'online' });
  const marked = recordOf({ status: 'online', isTop: true, isBanner: true });
  const reasons: [name: RecordOperation['name'], record: ContentRecord, reason: string][] = [
    ['goOnline', online, 'online'],
    ['goOnline', recordOf({ status: 'offline' }), 'wasOnline'],
    ['publish', online, 'online'],
    ['publish', recordOf(), 'neverOnline'],
    ['unpublish', recordOf(), 'notOnline'],
    ['pin', recordOf(), 'offlineTop'],
    ['pin', marked, 'pinned'],
    ['unpin', online, 'notPinned'],
    ['addBanner', recordOf({ status: 'offline' }), 'offlineBanner'],
    ['addBanner', marked, 'inBanner'],
    ['removeBanner', online, 'notInBanner'],
  ];

  test('is listed with its reason', () => {
    expect(reasons.map(([name, record]) => skipReasonOf(named(name), record, baseRights))).toEqual(
      reasons.map(([, , reason]) => reason),
    );
  });
});

test('an operation no longer applies to its own result; going offline clears the flags, a deletion removes the record', () => {
  for (const operation of recordOperations) {
    const possible = everyState.filter((record) => appliesTo(operation, record, materialRights));
    const after = possible.map((record) => afterOperation(record, operation));
    expect(
      after.filter((record) => record && appliesTo(operation, record, materialRights)),
      operation.name,
    ).toEqual([]);
  }
  const marked = recordOf({ status: 'online', isTop: true, isBanner: true });
  expect([afterOperation(marked, named('unpublish')), afterOperation(marked, named('delete'))]).toEqual([
    recordOf({ status: 'offline' }),
    null,
  ]);
});

test('each operation changes its own state or flag and nothing else', () => {
  const record = recordOf({ status: 'online', mainTitle: '银杏' });
  const changes = {
    goOnline: { status: 'online' },
    publish: { status: 'online' },
    pin: { isTop: true },
    unpin: { isTop: false },
    addBanner: { isBanner: true },
    removeBanner: { isBanner: false },
    submit: { status: 'submitted' },
    return: { status: 'returned' },
  };
  for (const [name, change] of Object.entries(changes))
    expect(afterOperation(record, named(name as keyof typeof changes)), name).toEqual({ ...record, ...change });
});
