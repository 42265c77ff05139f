import { expect, test } from 'vitest';
import { gradeOrder } from '#mocks/scoring/grades.ts';
import { templateRows } from '#mocks/seed/templates.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { templateCollection } from '#mocks/store/collections.ts';

test('grades are ordered by the points that they ask for, not by their names; one that is gone comes first', async () => {
  const store = createMemoryStore();
  const [template] = templateRows;
  if (!template) throw new Error('the seed has no template');
  const grades = [
    { code: 'a', name: '安', min: 90 },
    { code: 'b', name: '中', min: 60 },
    { code: 'c', name: '波', min: 0 },
  ];
  const ordered = await store.transaction(async (tx) => {
    await tx.put(templateCollection, { ...template, grades });
    return ['安', '中', '往', '波'].sort(await gradeOrder(tx));
  });
  expect(ordered).toEqual(['往', '波', '中', '安']);
});
