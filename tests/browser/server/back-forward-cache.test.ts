import {
  expectList,
  expectLogin,
  expectNothingProtected,
  listPath,
  logOut,
  openAs,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

// The Chromium of the package keeps no page for Back, so the test sends the event that a restored page would get.
test('a restored page whose token is gone shows nothing protected in the first frame (N09, fault A19)', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await context.clearCookies({ name: 'Admin-Token' });
  const leftAtFirstFrame = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        requestAnimationFrame(() => resolve(document.querySelectorAll('aside, table, #main').length));
      }),
  );
  expect(leftAtFirstFrame).toBe(0);
  await expectLogin(page);
  await expectNothingProtected(page);
});

test('Back after a logout in another browser tab shows nothing protected (N09, fault A19)', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.goto('/favicon.svg');
  const other = await context.newPage();
  await other.goto('/blank');
  await logOut(other);
  await page.goBack({ waitUntil: 'commit' });
  await expectLogin(page);
  await expectNothingProtected(page);
});
