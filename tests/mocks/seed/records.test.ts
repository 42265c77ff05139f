import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { seedVersionAt } from '#mocks/seed/index.ts';
import { seedRecords } from '#tests/support/seed.ts';
import { testStart } from '#tests/support/test-start.ts';

const recordsOf = (path: string) => seedRecords[path as keyof typeof seedRecords];
const start = '2026-06-01 09:00:00';

test('the seed is the same each time, byte for byte, with any clock and on any machine', async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('TZ', 'America/Lima');
  const again = await import('#mocks/seed/index.ts');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  const records = again.seedRecordsAt(testStart);
  expect(records).not.toBe(seedRecords);
  expect(JSON.stringify(records)).toBe(JSON.stringify(seedRecords));
  expect(again.seedVersionAt(testStart)).toBe(seedVersionAt(testStart));
});

/** Applications have states of their own, and there are fewer (decision 035). */
const usual = contentDescriptors.filter(({ lifecycle }) => !lifecycle);

test.each(contentDescriptors)('$path: there are sixty records or more, each valid by the rules', (type) => {
  const records = recordsOf(type.path);
  const broken = records.filter((record) => !safeParse(rulesOf(type), record).success);
  expect(records.length).toBeGreaterThanOrEqual(type.lifecycle ? 24 : 60);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(broken).toEqual([]);
});

test.each(usual)(
  '$path: records are a plausible mixture from the eighteen months before the start',
  ({ path, rights }) => {
    const records = recordsOf(path);
    const share = (status: string) => records.filter((record) => record.status === status).length / records.length;
    expect(share('online')).toBeGreaterThan(0.6);
    expect(share('draft')).toBeGreaterThan(0.05);
    expect(share('offline')).toBeGreaterThan(0.05);
    // Types with a top and a carousel have some records there (decision 009).
    expect(records.some(({ isTop }) => isTop)).toBe(rights.includes('istop'));
    expect(records.some(({ isBanner }) => isBanner)).toBe(rights.includes('isbanner'));
    const impossible = records.filter(
      ({ status, isTop, isBanner, createdTime, updatedTime }) =>
        (status !== 'online' && (isTop || isBanner)) ||
        createdTime < '2024-11-01' ||
        updatedTime < createdTime ||
        updatedTime > start,
    );
    expect(impossible).toEqual([]);
    // More recently than long ago.
    expect(records.filter(({ createdTime }) => createdTime > '2025-09-01').length).toBeGreaterThan(records.length / 2);
  },
);

test.each(contentDescriptors)('$path: titles differ; every referenced record exists and is online', (type) => {
  const records = recordsOf(type.path);
  expect(new Set(records.map((record) => textOf(record, type.titleField))).size).toBe(records.length);
  for (const { name, to = '' } of fieldsOf(type).filter(({ kind }) => kind === 'reference')) {
    const online = new Set(
      recordsOf(to)
        .filter(({ status }) => status === 'online')
        .map(({ id }) => id),
    );
    expect(records.map((record) => textOf(record, name)).filter((id) => id !== '' && !online.has(id))).toEqual([]);
  }
});
