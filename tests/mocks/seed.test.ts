import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { baseRecords } from '#mocks/seed/base-resources.ts';
import { seedRecords, seedVersion } from '#mocks/seed/index.ts';

const recordsOf = (path: string) => seedRecords[path as keyof typeof seedRecords];
const clock = '2026-06-01 09:00:00';

test('the seed is the same each time, byte for byte, whatever the clock and the machine', async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('TZ', 'America/Lima');
  const again = await import('#mocks/seed/index.ts');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(again.seedRecords).not.toBe(seedRecords);
  expect(JSON.stringify(again.seedRecords)).toBe(JSON.stringify(seedRecords));
  expect(again.seedVersion).toBe(seedVersion);
});

test.each(contentDescriptors)('$path: sixty records, each as the rules want it', (type) => {
  const records = recordsOf(type.path);
  const broken = records.filter((record) => !safeParse(rulesOf(type), record).success);
  expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)));
  expect(broken).toEqual([]);
});

test.each(contentDescriptors)('$path: a plausible mixture from the year before the clock', ({ path }) => {
  const records = recordsOf(path);
  const share = (status: string) => records.filter((record) => record.status === status).length / records.length;
  expect(share('online')).toBeGreaterThan(0.6);
  expect(share('draft')).toBeGreaterThan(0.05);
  expect(share('offline')).toBeGreaterThan(0.05);
  expect(records.filter(({ isTop }) => isTop).length).toBeGreaterThan(0);
  expect(records.filter(({ isBanner }) => isBanner).length).toBeGreaterThan(0);
  const impossible = records.filter(
    ({ status, isTop, isBanner, createdTime, updatedTime }) =>
      (status !== 'online' && (isTop || isBanner)) ||
      createdTime < '2025-06-01' ||
      updatedTime < createdTime ||
      updatedTime > clock,
  );
  expect(impossible).toEqual([]);
});

test.each(contentDescriptors)('$path: titles differ, bases exist', ({ path }) => {
  const records = recordsOf(path) as readonly Record<string, unknown>[];
  const bases = new Set<unknown>(baseRecords.map(({ id }) => id));
  expect(new Set(records.map((record) => record['mainTitle'])).size).toBe(60);
  expect(records.filter((record) => !bases.has(record['homeBase']))).toEqual([]);
});
