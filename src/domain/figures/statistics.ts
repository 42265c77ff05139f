import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { usualStatuses } from '#src/domain/content/record.ts';
import { cities } from '#src/domain/places/cities.ts';
import { baseKinds, type BaseKind } from '#src/domain/scoring/kinds.ts';
import { type StatisticName, statisticPath } from './paths.ts';
import type { PeriodName } from './period.ts';
import { visitorGroups } from './visitor-groups.ts';

/** By what records are told apart. An empty value is *unknown*: such records are a group of their own (W4.8). */
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

/** What is counted (decision 041). Each source has a list that shows the records behind a figure (`drill.ts`). */
export type Source = 'bases' | 'reviews' | 'browsing' | 'consultations' | 'experiences';

/** A chart with its table: records by one dimension or by time, each divided by another one. */
export interface Breakdown {
  by: Dimension | 'time';
  /** What the rows are divided by: the columns of the table, the parts of the bars. */
  split?: Dimension;
  /** `columns` stand, for time; `bars` lie, for names; `line` is for what goes on. */
  chart: 'columns' | 'bars' | 'line';
}

/** A page of figures. Its title is `shell:menu.statistics.<name>`, what it counts `figures:unit.<source>`. */
export interface Statistic {
  name: StatisticName;
  path: string;
  source: Source;
  /** It is about these records alone. */
  fixed: Partial<Record<Dimension, string>>;
  /** What it can be narrowed by. */
  filters: readonly Dimension[];
  breakdowns: readonly Breakdown[];
  /** The period without one in the address. */
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

/** How visitors from other regions are recorded. */
export const elsewhere = '区外';

/** Bands of the mean of a review, by their lower end; the last one holds 100, too. */
export const pointBands = ['0', '60', '70', '80', '90'] as const;

/** The first question of a person, or one more. */
export const visitors = ['first', 'again'] as const;

/** Whether consultations were answered on their due day at the latest. */
export const progresses = ['inTime', 'late', 'running', 'overdue'] as const;

/** What a consultation is about; empty: about neither. */
const abouts = ['/home/baseResources', '/home/scienceJourney'] as const;

/**
 * The values of a dimension that are there from the first, with 0 if nothing is counted, in their order. Those of the others are
 * the ones that records have, the greatest first, and grades best first.
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
