import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { usualStatuses } from '#src/domain/content/record.ts';
import { cities } from '#src/domain/places/cities.ts';
import { baseKinds, type BaseKind } from '#src/domain/scoring/kinds.ts';
import { type StatisticName, statisticPath } from './paths.ts';
import type { PeriodName } from './period.ts';
import { visitorGroups } from './visitor-groups.ts';

/** The dimensions of records. An empty value is *unknown*: such records form a group of their own (W4.8). */
export const dimensions = [
  'city',
  'kind',
  'status',
  'grade',
  'points',
  'type',
  'content',
  'about',
  'visitor',
  'progress',
  'group',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The records that a statistic counts (decision 041). Each source has a list that shows the records behind a figure (`drill.ts`). */
export type Source = 'bases' | 'reviews' | 'browsing' | 'consultations' | 'experiences';

/** A chart with its table: records by one dimension or by time, each divided by another one. */
export interface Breakdown {
  by: Dimension | 'time';
  /** The dimension that divides rows: the columns of the table, the parts of the bars. */
  split?: Dimension;
  /** `columns` are vertical, for time; `bars` are horizontal, for names; `line` is for continuous values. */
  chart: 'columns' | 'bars' | 'line';
}

/** A page of figures. Its title is `shell:menu.statistics.<name>`, what it counts `figures:unit.<source>`. */
export interface Statistic {
  name: StatisticName;
  path: string;
  source: Source;
  /** It counts only these records. */
  fixed: Partial<Record<Dimension, string>>;
  /** Its filters. */
  filters: readonly Dimension[];
  breakdowns: readonly Breakdown[];
  /** The default period. */
  usual: PeriodName;
  /** Rows have the mean of points beside them. */
  means?: boolean;
}

const basesOfKind = (name: StatisticName, kind: BaseKind): Statistic => ({
  name,
  path: statisticPath(name),
  source: 'bases',
  fixed: { kind },
  filters: ['city', 'status'],
  breakdowns: [
    { by: 'city', split: 'status', chart: 'bars' },
    { by: 'grade', chart: 'bars' },
    { by: 'time', chart: 'columns' },
  ],
  usual: 'all',
});

/** The seven statistics, in the order of the menu (product 2). */
export const statistics: readonly Statistic[] = [
  {
    name: 'saBaseScore',
    path: statisticPath('saBaseScore'),
    source: 'reviews',
    fixed: {},
    filters: ['kind', 'city'],
    breakdowns: [
      { by: 'grade', split: 'kind', chart: 'bars' },
      { by: 'points', chart: 'bars' },
      { by: 'kind', chart: 'bars' },
      { by: 'city', chart: 'bars' },
      { by: 'time', chart: 'columns' },
    ],
    usual: 'all',
    means: true,
  },
  basesOfKind('saBaseEdu', 'natureEducation'),
  basesOfKind('saBaseOthers', 'forestWellness'),
  {
    name: 'saBaseCount',
    path: statisticPath('saBaseCount'),
    source: 'bases',
    fixed: {},
    filters: ['kind', 'city', 'status'],
    breakdowns: [
      { by: 'city', split: 'kind', chart: 'bars' },
      { by: 'kind', split: 'status', chart: 'bars' },
      { by: 'time', chart: 'columns' },
    ],
    usual: 'all',
  },
  {
    name: 'saView',
    path: statisticPath('saView'),
    source: 'browsing',
    fixed: {},
    filters: ['type', 'city'],
    breakdowns: [
      { by: 'time', chart: 'line' },
      { by: 'type', chart: 'bars' },
      { by: 'content', chart: 'bars' },
      { by: 'city', chart: 'bars' },
    ],
    usual: 'last30',
  },
  {
    name: 'saConsultUser',
    path: statisticPath('saConsultUser'),
    source: 'consultations',
    fixed: {},
    filters: ['about', 'city', 'visitor'],
    breakdowns: [
      { by: 'time', split: 'visitor', chart: 'columns' },
      { by: 'progress', chart: 'bars' },
      { by: 'status', chart: 'bars' },
      { by: 'about', chart: 'bars' },
      { by: 'city', chart: 'bars' },
    ],
    usual: 'thisYear',
  },
  {
    name: 'saExperienceUser',
    path: statisticPath('saExperienceUser'),
    source: 'experiences',
    fixed: {},
    filters: ['kind', 'city', 'group'],
    breakdowns: [
      { by: 'time', split: 'group', chart: 'columns' },
      { by: 'kind', chart: 'bars' },
      { by: 'content', chart: 'bars' },
      { by: 'city', split: 'group', chart: 'bars' },
    ],
    usual: 'thisYear',
  },
];

/** The statistic of a page. */
export function statisticAt(path: string): Statistic {
  const found = statistics.find((one) => one.path === path);
  if (!found) throw new Error(`${path} is no page of statistics`);
  return found;
}

/** The value of visitors from other regions. */
export const elsewhere = '区外';

/** Bands of the mean of a review, by their lower bound; the last one includes 100. */
export const pointBands = ['0', '60', '70', '80', '90'] as const;

/** Whether it is the first question of a person. */
export const visitors = ['first', 'again'] as const;

/** Whether consultations were answered on their due day at the latest. */
export const progresses = ['inTime', 'late', 'running', 'overdue'] as const;

/** The subject of a consultation; empty for neither. */
const abouts = ['/home/baseResources', '/home/scienceJourney'] as const;

/**
 * The fixed values of a dimension, in order; they are shown even with a count of 0. Other dimensions have the values that
 * records have, the greatest first; grades come best first.
 */
export function knownValues(dimension: Dimension, source: Source): readonly string[] | null {
  switch (dimension) {
    case 'city':
      return [
        ...cities.map(({ name }) => name),
        ...(source === 'browsing' || source === 'experiences' ? [elsewhere] : []),
      ];
    case 'kind':
      return baseKinds;
    case 'status':
      return source === 'consultations' ? consultationStatuses : usualStatuses;
    case 'points':
      return pointBands;
    case 'visitor':
      return visitors;
    case 'progress':
      return progresses;
    case 'about':
      return abouts;
    case 'group':
      return visitorGroups;
    case 'grade':
    case 'type':
    case 'content':
      return null;
  }
}
