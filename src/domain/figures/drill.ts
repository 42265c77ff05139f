import type { Capability } from '#src/domain/capabilities.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { basesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { noValue } from '#src/domain/content/list-query.ts';
import type { FigureQuery } from './figure-query.ts';
import { type FigureTable, otherKey } from './figures.ts';
import { recordsPath } from './paths.ts';
import type { Days } from './period.ts';
import type { Dimension, Source, Statistic } from './statistics.ts';

/** The list behind a source: its path, its names of the dimensions, and its filter by days. */
interface Behind {
  path: string;
  fixed?: Readonly<Record<string, string>>;
  names?: Partial<Record<Dimension, string>>;
  days: readonly [from: string, to: string];
  /** What the server must have for it. */
  needs?: Capability;
}

const lists: Readonly<Record<Source, Behind>> = {
  bases: { path: basesPath, names: { city: 'area', kind: 'type' }, days: ['createdFrom', 'createdTo'] },
  reviews: {
    path: scorePath,
    fixed: { show: 'all', status: 'passed' },
    names: { city: 'area' },
    days: ['passedFrom', 'passedTo'],
  },
  browsing: { path: recordsPath('saView'), days: ['from', 'to'], needs: 'drillThrough' },
  consultations: { path: consultationsPath, days: ['from', 'to'] },
  experiences: { path: recordsPath('saExperienceUser'), days: ['from', 'to'], needs: 'drillThrough' },
};

/** The list behind a source. */
export const listBehind = (source: Source): Pick<Behind, 'path' | 'needs'> => lists[source];

/** A mark of a chart or a figure of a table: the values that select its records. `except` are the values that *other* leaves out. */
export interface Mark {
  keys: Partial<Record<Dimension, string>>;
  days: Days;
  except?: readonly string[];
}

/** The mark of a row, or of one of its parts, within the period or the days of the row itself. */
export function markOf(table: FigureTable, row: FigureTable['rows'][number], days: Days): Mark {
  if (table.by === 'time') return { keys: {}, days: row.days ?? days };
  if (row.key !== otherKey) return { keys: { [table.by]: row.key }, days };
  return { keys: {}, days, except: table.rows.flatMap(({ key }) => (key === otherKey ? [] : [key])) };
}

/** The address of the list that holds exactly the records of a mark (W4.1). */
export function drillHref({ source, fixed }: Statistic, { filters }: Pick<FigureQuery, 'filters'>, mark: Mark): string {
  const { path, fixed: always = {}, names = {}, days } = lists[source];
  const params = new URLSearchParams(always);
  const chosen = { ...filters, ...fixed, ...mark.keys };
  for (const [dimension, value] of Object.entries(chosen) as [Dimension, string][])
    params.set(names[dimension] ?? dimension, value === '' ? noValue : value);
  if (mark.except && mark.except.length > 0) params.set('except', mark.except.join(','));
  params.set(days[0], mark.days.from);
  params.set(days[1], mark.days.to);
  return `${path}?${params}`;
}
