import { routes } from '#src/domain/routes/routes.ts';
import { openAs } from '#tests/browser/support/app.ts';
import { countPoison, harmless, poisonAnswers, watchPoison } from '#tests/browser/support/poison.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

// Answers may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The start page shows no texts of users. */
const pages = routes
  .filter(({ path, access, tabless }) => access !== 'public' && !tabless && !/:|\/new$|^\/blank$/.test(path))
  .map(({ path }) => path);

const hasRecords = (path: string) => routes.some((route) => route.path === `${path}/:id`);

/** Records of lists with another call or another shape. */
const records: Record<string, string> = {
  '/set/masterplate': '101',
  '/system/roleManager': '2',
  '/system/userManager': '2',
};

const isContent = (path: string) => /^\/(?:basic|business|service)\//.test(path);
const isHome = (path: string) => path.startsWith('/home/');

for (const { name, paths, hasFormatted, isLikeOthers = false } of [
  { name: 'of the home menu', paths: pages.filter(isHome), hasFormatted: true },
  // Their components are those of the home menu, so the deep suite alone opens them.
  { name: 'of public content', paths: pages.filter(isContent), hasFormatted: true, isLikeOthers: true },
  { name: 'of all other menus', paths: pages.filter((path) => !isHome(path) && !isContent(path)), hasFormatted: false },
])
  // Only the parsing of formatted texts differs under the policy.
  for (const bypassCSP of isDeep || (hasFormatted && !isLikeOthers) ? [true, false] : isLikeOthers ? [] : [true]) {
    const policy = bypassCSP ? 'without any policy' : 'under the policy';
    test.describe(policy, () => {
      test.use({ bypassCSP });
      test(`fault D2, D9: pages ${name} and their records show texts of users as text, ${policy}`, async ({
        page,
        expectConsole,
      }) => {
        // Parsing a formatted text in a separate document already blocks its styles and addresses.
        if (hasFormatted && !bypassCSP)
          expectConsole('error', /violates the following Content Security Policy directive/);
        const found = await watchPoison(page);
        await openAs(page, 'admin');
        const first = await poisonAnswers(page);
        const look = async (address: string) => {
          await page.evaluate((to) => history.pushState(null, '', to), address);
          await expect.poll(() => countPoison(page), address).toBeGreaterThan(0);
          expect({ address, ...(await found()) }).toEqual({ address, ...harmless });
        };
        for (const path of paths) {
          await look(path);
          if (hasRecords(path)) await look(`${path}/${records[path] ?? first.get(`${path}/query`)}`);
        }
      });
    });
  }
