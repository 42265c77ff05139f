import { expect, test } from 'vitest';
import { buttonOf } from '#src/domain/rights/access.ts';
import { routes } from '#src/domain/routes/routes.ts';
import { grantsOf } from '#mocks/seed/modules.ts';

test('the mock grants every page that needs a grant, with exactly its rights', () => {
  const granted = routes
    .filter(({ access, grant }) => access === 'granted' && !grant)
    .flatMap(({ path, rights = [] }) => [path, ...rights.map((right) => buttonOf(path, right))]);
  const inMock = grantsOf(() => true).map(({ modulePath }) => modulePath);
  expect(inMock.toSorted()).toEqual(granted.toSorted());
});
