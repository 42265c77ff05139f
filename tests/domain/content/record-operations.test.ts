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
import { recordOf } from '#tests/machines/support/fixtures.ts';

const named = (name: RecordOperation['name']) =>
  recordOperations.find((operation) => operation.name === name) as RecordOperation;

const flags = [true, false];
const everyState = recordStatuses.flatMap((status) =>
  flags.flatMap((isTop) => flags.map((isBanner) => recordOf('1', { status, isTop, isBanner }))),
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

  const online = recordOf('1', { status: 'online' });
  const marked = recordOf('1', { status: 'online', isTop: true, isBanner: true });
  const reasons: [name: RecordOperation['name'], record: ContentRecord, reason: string][] = [
    ['goOnline', online, 'online'],
    ['goOnline', recordOf('1', { status: 'offline' }), 'wasOnline'],
    ['publish', online, 'online'],
    ['publish', recordOf('1'), 'neverOnline'],
    ['unpublish', recordOf('1'), 'notOnline'],
    ['pin', recordOf('1'), 'offlineTop'],
    ['pin', marked, 'pinned'],
    ['unpin', online, 'notPinned'],
    ['addBanner', recordOf('1', { status: 'offline' }), 'offlineBanner'],
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
  const marked = recordOf('1', { status: 'online', isTop: true, isBanner: true });
  expect([afterOperation(marked, named('unpublish')), afterOperation(marked, named('delete'))]).toEqual([
    recordOf('1', { status: 'offline' }),
    null,
  ]);
});

test('each operation changes its own state or flag and nothing else', () => {
  const record = recordOf('1', { status: 'online', mainTitle: '银杏' });
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
