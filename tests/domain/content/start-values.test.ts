import { expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { startsWithLast, startValues } from '#src/domain/content/start-values.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { excellentCourses } from '#src/domain/content/types/excellent-courses.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

const now = '2026-03-12 09:30:00';
const last: ContentRecord = recordOf('7', { mainTitle: '银杏', releasePeople: '林业站', phone: '13800000000' });
const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

test('a new article or course begins with the time, and with publisher and phone of the last one', () => {
  for (const type of [scienceKnowledge, excellentCourses])
    expect(filled(startValues(type, { now, name: '韦秀兰', last }))).toEqual({
      releaseTime: now,
      releasePeople: '林业站',
      phone: '13800000000',
    });
});

test('the first record of a person begins with their name', () => {
  expect(filled(startValues(scienceKnowledge, { now, name: '韦秀兰', last: null }))).toEqual({
    releaseTime: now,
    releasePeople: '韦秀兰',
  });
});

test('a base begins empty, without a question for the last one', () => {
  expect([filled(startValues(baseResources, { now, name: '韦秀兰', last })), startsWithLast(baseResources)]).toEqual([
    {},
    false,
  ]);
  expect(startsWithLast(scienceKnowledge)).toBe(true);
});
