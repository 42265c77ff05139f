import { expectList, expectLogin, expectNothingProtected, listPath, logOut, openAs } from '../support/app.ts';
import { findChromium } from '../support/chromium.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: { ...(await findChromium()), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('N09, fault A19: a page that comes back after a logout elsewhere shows nothing protected, not even once', async ({ page, context }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  // Tells whether the page itself came back, and what the first frame after that had.
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => {
        document.documentElement.dataset['back'] = JSON.stringify([persisted, document.querySelectorAll('#main, aside, table').length]);
      });
    });
  });
  await page.goto('data:text/html,elsewhere');
  await context.clearCookies({ name: 'Admin-Token' });
  await page.goBack({ waitUntil: 'commit' });
  await expectLogin(page);
  await expectNothingProtected(page);
  // Null where Chromium did not keep the page: then it was loaded anew.
  expect([null, JSON.stringify([true, 0])]).toContain(await page.locator('html').getAttribute('data-back'));
});

test('N09: Back after logging out shows the login page', async ({ page }) => {
  await openAs(page, 'editor');
  await page.goto(listPath);
  await expectList(page);
  await logOut(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectLogin(page);
  await expectNothingProtected(page);
});
