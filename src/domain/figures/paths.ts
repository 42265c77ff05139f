// Apart from the descriptors, because the route table, which the login page loads, needs only these.

/** The pages of statistics, in the order of the menu (product 2). */
export const statisticNames = [
  'saBaseScore',
  'saBaseEdu',
  'saBaseOthers',
  'saBaseCount',
  'saView',
  'saConsultUser',
  'saExperienceUser',
] as const;
export type StatisticName = (typeof statisticNames)[number];

export const statisticPath = (name: StatisticName): string => `/statistics/${name}`;

/** The statistics whose records have no list elsewhere. */
export const countedNames = ['saView', 'saExperienceUser'] as const satisfies readonly StatisticName[];

/** The list of the records behind such a statistic. */
export const recordsPath = (name: (typeof countedNames)[number]): string => `${statisticPath(name)}/records`;
