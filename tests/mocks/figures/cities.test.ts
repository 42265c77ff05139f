import { expect, test } from 'vitest';
import type { Board } from '#src/domain/board/board.ts';
import { cities } from '#src/domain/places/cities.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { statisticAt } from '#src/domain/figures/statistics.ts';
import { statisticPath } from '#src/domain/figures/paths.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { putRecord } from '#mocks/server/records.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { createBench, usualQuery } from './bench.ts';
import { seedRecords } from '#tests/support/seed.ts';

test('W4.1: statistics, list and data display all count a base in a district of a city for that city', async () => {
  const bench = createBench();
  await bench.call('admin', '/sys/auth/getUserInfo');
  const [seeded] = seedRecords[basesPath];
  await bench.store.transaction((tx) =>
    putRecord(tx, basesPath, { ...seeded, id: 'G1', area: '柳州市鱼峰区', status: 'online' } as ContentRecord),
  );
  const statistic = statisticAt(statisticPath('saBaseCount'));
  const figures = await bench.figures(statistic, { ...usualQuery(statistic), filters: { status: 'online' } });
  const rows = figures.tables.find(({ by }) => by === 'city')?.rows ?? [];
  const counted = rows.map(({ key, value }) => [key, value]);
  const { tiles } = dataOf<Board>(await bench.call('admin', '/board/dashboard/query'));
  const shown = new Map(tiles.bases?.cities.map(({ code, count }) => [code, count]));
  const listed = await Promise.all(
    cities.map(async ({ name }) => [name, await bench.listed(`${basesPath}?status=online&area=${name}`)]),
  );
  const own = seedRecords[basesPath].filter(({ status, area }) => status === 'online' && area === '柳州市');
  expect(counted.find(([name]) => name === '柳州市')).toEqual(['柳州市', own.length + 1]);
  expect(counted).toEqual(cities.map(({ name, code }) => [name, shown.get(code)]));
  expect(listed).toEqual(counted);
});
