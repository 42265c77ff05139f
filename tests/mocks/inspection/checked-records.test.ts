import { expect, test } from 'vitest';
import { hotels } from '#src/domain/content/types/hotels.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { checkedFacts } from '#mocks/inspection/checked-records.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

const situation = { now: '2026-06-08 14:05:00', ownHost: 'app.test' };
const hotel = recordOf('1', { name: '林间电话13812345678', cover: 'p1' });

test('a version is checked once, also when the store returns a copy; a spent budget leaves new versions unchecked', () => {
  const facts = (record: ContentRecord, left: number, host = 'app.test') => {
    const budget = { left };
    const found = checkedFacts(hotels, record, { ...situation, ownHost: host }, budget);
    return [found?.checks ?? null, budget.left];
  };
  const corrected = { ...hotel, version: 2, name: '林间' };
  expect({
    unknown: facts(hotel, 0),
    checked: facts(hotel, 1),
    again: facts(hotel, 0),
    copy: facts(structuredClone(hotel), 1),
    otherHost: facts(hotel, 0, 'other.test'),
    newVersion: facts(corrected, 0),
    newVersionChecked: facts(corrected, 1),
  }).toEqual({
    unknown: [null, 0],
    checked: [['missing', 'mobile'], 0],
    again: [['missing', 'mobile'], 0],
    copy: [['missing', 'mobile'], 1],
    otherHost: [null, 0],
    newVersion: [null, 0],
    newVersionChecked: [['missing'], 0],
  });
});
