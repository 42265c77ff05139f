import { expect, test } from 'vitest';
import { statisticNames, statisticPath } from '#src/domain/figures/paths.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { headStatistics } from '#src/domain/work/head-figures.ts';

const heads = (...paths: string[]) =>
  headStatistics(
    readGrants(
      paths.map((modulePath) => ({ modulePath })),
      'editor',
    ),
  ).map(({ name }) => name);
const all = statisticNames.map(statisticPath);

test('the home page has at most four figures, first those whose records the person works with', () => {
  expect({
    nobody: heads('/home/scienceKnowledge'),
    office: heads('/statistics/saView', '/statistics/saConsultUser'),
    clerk: heads('/book/book', '/statistics/saBaseCount', '/statistics/saConsultUser'),
    chair: heads('/home/baseResources', '/home/baseResourcesScore', ...all),
    onlyOneKind: heads('/statistics/saBaseEdu'),
  }).toEqual({
    nobody: [],
    office: ['saView', 'saConsultUser'],
    clerk: ['saConsultUser', 'saBaseCount'],
    chair: ['saView', 'saExperienceUser', 'saBaseScore', 'saBaseCount'],
    onlyOneKind: [],
  });
});
