import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The figures of all statistics, computed in a process with this time zone. 4:00 in Shanghai is the previous day in UTC. */
const figuresIn = (zone: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `
        import { statistics } from '#src/domain/figures/statistics.ts';
        import { figuresFor } from '#mocks/figures/figures.ts';
        import { metaCollection } from '#mocks/store/collections.ts';
        import { createMemoryStore } from '#mocks/store/store-memory.ts';
        import { writeSeed } from '#mocks/seed/index.ts';
        const now = Date.parse('2026-11-01T04:00:00+08:00');
        const store = createMemoryStore();
        const figures = await store.transaction(async (tx) => {
          await writeSeed(tx, now, now);
          await tx.put(metaCollection, { id: 'meta', seed: '', start: now, epoch: 1 });
          const session = { account: { account: 'admin' }, grants: { admin: true, pages: [], buttons: [] } };
          const all = [];
          for (const statistic of statistics) {
            const query = { period: 'thisMonth', from: '', to: '', compare: 'year', unit: 'day', filters: {} };
            all.push(await figuresFor(statistic, query, { tx, session, now }));
          }
          return all;
        });
        console.log(JSON.stringify([new Date(0).getTimezoneOffset() / 60, figures]));
        `,
      ],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8', maxBuffer: 50_000_000 },
    ),
  );

test('W4.2: figures are the same with clocks at UTC-8, UTC and UTC+8', { timeout: 60_000 }, () => {
  const [west, utc, china] = ['Etc/GMT+8', 'UTC', 'Asia/Shanghai'].map(
    (zone) => figuresIn(zone) as [number, { period: { from: string } }[]],
  );
  expect([west?.[0], utc?.[0], china?.[0]]).toEqual([8, 0, -8]);
  expect(china?.[1].map(({ period }) => period.from)).toEqual(Array(7).fill('2026-11-01'));
  expect([west?.[1], utc?.[1]]).toEqual([china?.[1], china?.[1]]);
});
