import { expect, test } from 'vitest';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { appointLink } from '#src/domain/work/appoint-link.ts';
import { applicationsPath, basesPath, scorePath } from '#src/domain/scoring/kinds.ts';

const entries = (...paths: readonly string[]) => paths.map((modulePath) => ({ modulePath, moduleName: '' }));
const chair = readGrants(entries(scorePath, applicationsPath, `${applicationsPath}_edit`), '评审组长');
const expert = readGrants(entries(scorePath, applicationsPath), '评审专家');
const submitted = { id: '3', status: 'submitted' } as const;

test('only a chair without a conflict appoints a panel, and only for a submitted application', () => {
  expect({
    chair: appointLink(applicationsPath, submitted, chair),
    expert: appointLink(applicationsPath, submitted, expert),
    draft: appointLink(applicationsPath, { ...submitted, status: 'draft' }, chair),
    base: appointLink(basesPath, submitted, chair),
    conflict: appointLink(applicationsPath, { ...submitted, ownReview: { toScore: null, isBarred: true } }, chair),
  }).toEqual({
    chair: `${scorePath}/new?path=%2Fhome%2FbaseResourcesApplication&id=3`,
    expert: null,
    draft: null,
    base: null,
    conflict: null,
  });
});
