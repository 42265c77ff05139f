import fc from 'fast-check';
import type { CountedRow } from '#src/domain/figures/figures.ts';
import { elsewhere } from '#src/domain/figures/statistics.ts';
import { visitorGroups } from '#src/domain/figures/visitor-groups.ts';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { baseKinds, basesPath } from '#src/domain/scoring/kinds.ts';
import { reviewStatuses } from '#src/domain/scoring/review.ts';
import { consultationRowsAt } from '#mocks/seed/consultations/consultations.ts';
import { deleteRecord, putRecord } from '#mocks/server/records.ts';
import { consultationCollection, type ConsultationStored, reviewCollection } from '#mocks/store/collections.ts';
import type { Store } from '#mocks/store/store.ts';
import { reviewRows, seedRecords } from '#tests/support/seed.ts';

/** The most records of one stored kind. */
const most = 6;

/** The first and last seconds of days in Shanghai: of a year, of February, of today and yesterday. */
const time = fc.constantFrom(
  '2025-02-28 23:59:59',
  '2025-12-31 23:59:59',
  '2026-01-01 00:00:00',
  '2026-02-28 23:59:59',
  '2026-03-01 00:00:00',
  '2026-11-21 23:59:59',
  '2026-11-22 00:00:00',
);

/** Including no value and unknown values. */
const area = fc.constantFrom('', '南宁市', '北海市', '柳州市城中区', '百色', '广东省');
const kind = fc.constantFrom(...baseKinds);
const [seeded] = seedRecords[basesPath];

const bases = fc.array(
  fc.record({
    area,
    type: fc.constantFrom(...baseKinds, ''),
    createdTime: time,
    status: fc.constantFrom('draft', 'online', 'offline'),
  }),
  { maxLength: most },
);

const passedRows = reviewRows.filter(({ passed }) => passed !== null);

/** Results of all sorts, with the sheets of seeded ones. Their subjects do not exist, so place and kind are their own. */
const reviews = fc.array(
  fc.record({ from: fc.constantFrom(...passedRows), area, status: fc.constantFrom('passed', ...reviewStatuses), time }),
  { maxLength: most },
);

const seededConsultations = consultationRowsAt(Date.parse('2026-11-22T10:00:00+08:00'));

/** The same few persons, so that many ask again. A deleted base has no city. */
const consultations = fc.array(
  fc.record({
    from: fc.constantFrom(...seededConsultations.filter(({ status }) => status === 'answered')),
    about: fc.constantFrom(
      null,
      ...['G0', 'G1', seeded?.id ?? '', 'gone'].map((id) => ({ path: basesPath, id, title: id }) as const),
      { path: '/home/scienceJourney', id: '1', title: '1' } as const,
    ),
    phone: fc.constantFrom('', '13900000001', '13900000002'),
    email: fc.constantFrom('', 'a@example.com'),
    status: fc.constantFrom(...consultationStatuses),
    receivedTime: time,
    due: fc.constantFrom('2025-12-31', '2026-11-21', '2026-11-22', '2026-12-01'),
    answeredTime: time,
  }),
  { maxLength: most },
);

/** More contents than statistics have rows for. */
const counted = {
  time,
  recordId: fc.integer({ min: 1, max: 24 }).map(String),
  city: fc.constantFrom('', '南宁市', '北海市', elsewhere, '广东省'),
  count: fc.integer({ min: 0, max: 900 }),
};
const rowsOf = (record: fc.Arbitrary<Omit<CountedRow, 'id' | 'title'>>): fc.Arbitrary<readonly CountedRow[]> =>
  fc
    .array(record, { maxLength: 60, size: 'max' })
    .map((rows) =>
      rows
        .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)))
        .map((row, index) => ({ ...row, id: String(index), title: `${row.path} ${row.recordId}` })),
    );

/** Records of every source that differ from the seed. */
export const generated = fc.record({
  bases,
  reviews,
  consultations,
  browsing: rowsOf(
    fc.record({
      ...counted,
      path: fc.constantFrom('', basesPath, '/home/scienceKnowledge'),
      kind: fc.constant(''),
      group: fc.constant(''),
    }),
  ),
  experiences: rowsOf(
    fc.record({
      ...counted,
      path: fc.constant(basesPath),
      kind: fc.oneof(kind, fc.constant('')),
      group: fc.constantFrom(...visitorGroups, ''),
    }),
  ),
});
export type Generated = typeof generated extends fc.Arbitrary<infer Value> ? Value : never;

/** Puts records into a seeded store and replaces those put before. Browsing and experiences are not stored. */
export const putGenerated = (store: Store, records: Pick<Generated, 'bases' | 'reviews' | 'consultations'>) =>
  store.transaction(async (tx) => {
    for (let index = 0; index < most; index += 1) {
      await deleteRecord(tx, basesPath, `G${index}`);
      await tx.delete(reviewCollection, String(9000 + index));
      await tx.delete(consultationCollection, String(9000 + index));
    }
    for (const [index, base] of records.bases.entries())
      await putRecord(tx, basesPath, { ...seeded, ...base, id: `G${index}` } as ContentRecord);
    for (const [index, { from, time: passed, ...review }] of records.reviews.entries())
      await tx.put(reviewCollection, {
        ...from,
        ...review,
        id: String(9000 + index),
        subject: { path: basesPath, id: 'gone' },
        passed: review.status === 'passed' && from.passed ? { ...from.passed, time: passed } : null,
        experts: [],
      });
    for (const [index, { from, due, answeredTime, ...row }] of records.consultations.entries()) {
      const periods = from.periods.map((period) => ({
        ...period,
        dueDay: { ...period.dueDay, due },
        answeredTime: row.status === 'new' || row.status === 'inProgress' ? null : answeredTime,
      }));
      const stored: ConsultationStored = { ...from, ...row, id: String(9000 + index), name: `某${index % 2}`, periods };
      await tx.put(consultationCollection, stored);
    }
  });
