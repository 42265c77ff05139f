import { expect, test } from 'vitest';
import { writeDismissals } from '#src/domain/content/dismissals.ts';
import { preparingWords } from '#src/domain/checks/words.ts';
import { resultOf } from '#src/domain/comments/matching.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { activities } from '#src/domain/content/types/activities.ts';
import { hotels } from '#src/domain/content/types/hotels.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { knownToInspection } from '#src/domain/inspection/situation.ts';
import { checkAll, checkedFacts, mostAtOnce } from '#mocks/inspection/checked-records.ts';
import { Unfinished } from '#mocks/server/unfinished.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

const situation = { now: '2026-06-08 14:05:00', ownHost: 'app.test' };
const hotel = recordOf('1', { name: '林间电话13812345678', cover: 'p1' });

test('a version is checked once, also when the store returns a copy; a spent budget leaves new versions unchecked', () => {
  const facts = (record: ContentRecord, left: number, host = 'app.test') => {
    const budget = { left };
    const found = checkedFacts(hotels, record, { ...situation, ownHost: host, key: host }, budget);
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

test('findings that were dismissed for the record do not count; those of the office’s words and of the home page do', () => {
  const record = { ...hotel, name: '林间最高级13812345678', endTime: '2026-06-01', isTop: false };
  const dismissal = { field: 'name', reason: '公开电话', by: 'admin', name: '', time: '2026-06-01 09:00:00' };
  const dismissed = writeDismissals([{ ...dismissal, check: 'mobile', text: '13812345678' }]);
  const search = resultOf(preparingWords([{ word: '最高级', right: '', exceptions: [], isForbidden: true }]));
  const checksOf = (type: ContentType, one: ContentRecord, slots: Parameters<typeof knownToInspection>[1]) =>
    checkedFacts(type, one, { ...situation, key: 'words', known: knownToInspection(search, slots) })?.checks;
  const slots = { carousel: [{ path: '/service/activities', id: '1' }] };
  expect({
    all: checksOf(hotels, record, {}),
    dismissed: checksOf(hotels, { ...record, dismissals: dismissed }, {}),
    elsewhere: checksOf(activities, recordOf('2', { endTime: '2026-06-01 09:00:00' }), slots),
    onHomePage: checksOf(activities, recordOf('1', { endTime: '2026-06-01 09:00:00' }), slots),
  }).toEqual({
    all: ['missing', 'mobile', 'forbiddenWord'],
    dismissed: ['missing', 'forbiddenWord'],
    elsewhere: ['missing'],
    onHomePage: ['missing', 'over'],
  });
});

test('many versions are checked in slices, so that the page can go on meanwhile', () => {
  const many = Array.from({ length: mostAtOnce + 1 }, (_, index) => recordOf(`S${index}`, { name: '林间' }));
  const check = () => checkAll(hotels, many, { ...situation, key: 'slices' });
  expect(check).toThrow(Unfinished);
  expect(check).not.toThrow();
});
