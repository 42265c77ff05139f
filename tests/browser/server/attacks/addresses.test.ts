import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { expectLogin, expectList, listPath, openAs, shownPage, tabTitles } from '#tests/browser/support/app.ts';
import { policies } from '#tests/browser/server/attacks/policies.ts';
import { harmless, watchPoison } from '#tests/browser/support/poison.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

const encoded = hostileHtml.map((html) => encodeURIComponent(html));

/** One address in thirty, one in ten in the deep suite: each opens a tab or loads a page. */
const some = encoded.filter((_, index) => index % (isDeep ? 10 : 30) === 0);

for (const { bypassCSP, policy } of policies)
  test.describe(policy, () => {
    test.use({ bypassCSP });

    test(`fault D2: an invented address is shown as not found or searched for, and does nothing else, ${policy}`, async ({
      page,
    }) => {
      const found = await watchPoison(page);
      await openAs(page, 'editor', listPath);
      await expectList(page);
      const goTo = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address);
      for (const text of encoded) await goTo(`${listPath}?keyword=${text}&status=${text}&orderBy=${text}#${text}`);
      await expect(shownPage(page).getByRole('searchbox')).toHaveValue(hostileHtml.at(-1) ?? '');
      for (const text of some) await goTo(`${listPath}/${text}`);
      await expect(tabTitles(page)).toHaveCount(some.length + 2);
      expect(await found()).toEqual(harmless);
    });

    test(`fault D2: the login page interprets nothing in an address, ${policy}`, async ({ page }) => {
      const found = await watchPoison(page);
      for (const text of some) await page.goto(`/login?redirect=${text}&reason=${text}#${text}`);
      await expectLogin(page);
      expect(await found()).toEqual(harmless);
    });
  });

test.describe('a page that renders texts as HTML', () => {
  test.use({ bypassCSP: true });

  test('is detected by the checks of these tests', async ({ page }) => {
    const found = await watchPoison(page);
    await page.route('https://attacker.test/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await openAs(page, 'editor');
    // Links load nothing by themselves: what this server does not have would be an error on the console.
    const links = hostileHtml.filter((html) => html.startsWith('<a href="'));
    await page.evaluate(
      (html) => document.querySelector('#main')?.insertAdjacentHTML('beforeend', html),
      `${links.join(' ')}<img src="https://attacker.test/dot.svg" onload="window.__xss=1">`,
    );
    await expect
      .poll(async () => {
        const { ran, inside, foreign } = await found();
        return [ran !== null, inside.length > 10, foreign];
      })
      .toEqual([true, true, ['https://attacker.test/dot.svg']]);
  });
});
