import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { knownQuery } from '#src/domain/content/list-filters.ts';
import { readListQuery } from '#src/domain/content/list-query.ts';

import { drillHref, type Mark, markOf } from '#src/domain/figures/drill.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';

/** Half a year after the date of the seed. */
const usualStart = '2026-11-22T10:00:00+08:00';

export const usualQuery = ({ usual }: Statistic): FigureQuery => ({
  period: usual,
  from: '',
  to: '',
  compare: 'none',
  unit: null,
  filters: {},
});

/** A back-end, its figures, and the lists to which figures link. */
export function createBench(start = usualStart) {
  const store = createMemoryStore();
  const client = createClient({ store, now: () => Date.parse(start) });
  const tokens = new Map<string, Promise<string>>();
  const call = async (account: string, path: string, body?: object) => {
    const token = tokens.get(account) ?? client.signIn(account);
    tokens.set(account, token);
    return client.call(path, body, { token: await token });
  };
  /** A page of the list at an address. */
  const pageAt = async (href: string, paging: { pageNum: number; pageSize: number }, account: string) => {
    const { pathname, search } = new URL(href, 'http://app.test');
    const query = readListQuery(search);
    const type = contentDescriptors.find((one) => one.path === pathname);
    // As the list sends it: only what its type knows.
    const { filters } = type ? knownQuery(type, query) : query;
    const path = pathname.endsWith('/records') ? pathname : `${pathname}/query`;
    return dataOf<{ list: readonly { id: string; count?: number }[]; total: number; sum?: number }>(
      await call(account, path, { ...paging, ...filters }),
    );
  };
  return {
    store,
    visitors: client.backend.visitors,
    call,
    async figures({ path }: Statistic, { unit, ...query }: FigureQuery, account = 'admin'): Promise<Figures> {
      return dataOf(await call(account, `${path}/query`, { ...query, ...(unit ? { unit } : {}) }));
    },
    /** The count of the list at an address: its records, or the sum of what they count. */
    async listed(href: string, account = 'admin'): Promise<number> {
      const { total, sum } = await pageAt(href, { pageNum: 1, pageSize: 20 }, account);
      return sum ?? total;
    },
    /** The same count, added up from the rows of all pages. */
    async addedUp(href: string, account = 'admin'): Promise<number> {
      const counts = new Map<string, number>();
      for (let pageNum = 1, isLast = false; !isLast; pageNum += 1) {
        const { list, total } = await pageAt(href, { pageNum, pageSize: 50 }, account);
        for (const { id, count = 1 } of list) counts.set(id, count);
        isLast = pageNum * 50 >= total;
      }
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}

/** A figure and the address of the records that it counts. */
export interface Drill {
  what: string;
  value: number;
  href: string;
}

/** Every figure of a statistic: totals, rows, parts, columns, and the values that they are compared with. */
export function drillsOf(statistic: Statistic, query: FigureQuery, figures: Figures): readonly Drill[] {
  const { period, compared, total, before, tables } = figures;
  const drill = (what: string, value: number | null, mark: Mark | null): Drill[] =>
    value === null || mark === null ? [] : [{ what, value, href: drillHref(statistic, query, mark) }];
  return [
    ...drill('total', total, { keys: {}, days: period }),
    ...drill('total before', before, compared && { keys: {}, days: compared }),
    ...tables.flatMap((table, index) => {
      const split = statistic.breakdowns[index]?.split;
      return [
        ...table.columns.flatMap((column, place) =>
          drill(
            `${table.by} column ${column}`,
            table.rows.reduce((sum, { parts }) => sum + (parts[place] ?? 0), 0),
            split ? { keys: { [split]: column }, days: period } : null,
          ),
        ),
        ...table.rows.flatMap((row) => {
          const mark = markOf(table, row, period);
          const earlier = row.was ?? compared;
          return [
            ...drill(`${table.by} ${row.key}`, row.value, mark),
            ...drill(`${table.by} ${row.key} before`, row.before, earlier && { ...mark, days: earlier }),
            ...row.parts.flatMap((part, place) =>
              drill(
                `${table.by} ${row.key} ${table.columns[place]}`,
                part,
                split ? { ...mark, keys: { ...mark.keys, [split]: table.columns[place] ?? '' } } : null,
              ),
            ),
          ];
        }),
      ];
    }),
  ];
}
