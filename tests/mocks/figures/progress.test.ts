import { expect, test } from 'vitest';
import { consultationDimensions } from '#mocks/figures/consultation-dimensions.ts';
import { type ConsultationStored, consultationCollection } from '#mocks/store/collections.ts';
import { createBench } from '#tests/mocks/consultations/bench.ts';

test('W3.7: an answer after the due day is late, even if no working day passed in between', async () => {
  const bench = await createBench();
  await bench.one('answered');
  await bench.store.transaction(async (tx) => {
    const row = (await tx.all(consultationCollection)).find(({ status }) => status === 'answered');
    const [period] = row?.periods ?? [];
    if (!row || !period) throw new Error('no consultation is answered');
    // The due day is a Friday.
    const answeredAt = (answeredTime: string): ConsultationStored => ({
      ...row,
      periods: [{ ...period, dueDay: { ...period.dueDay, due: '2026-06-05' }, answeredTime, lateDays: 0 }],
    });
    const rows = ['2026-06-05 23:00:00', '2026-06-06 09:00:00'].map(answeredAt);
    const dimensions = await consultationDimensions(rows, tx, Date.parse('2026-06-08T10:00:00+08:00'));
    expect(rows.map((one) => dimensions(one)['progress'])).toEqual(['inTime', 'late']);
  });
});
