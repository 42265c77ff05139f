import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const letters = 8;

test('a letter in a comment of a score sheet lays out the page once, although the field grows with its text', async ({
  page,
}) => {
  await openAs(page, 'expert', `${desk}Experience?review=9`);
  await shownPage(page).getByRole('button', { name: /评语/ }).first().click();
  const field = shownPage(page).locator('textarea:focus');
  await field.waitFor();
  const height = () => field.evaluate((one) => (one as HTMLElement).offsetHeight);
  const low = await height();
  await field.fill('一\n二\n三');
  await expect.poll(height).toBeGreaterThan(2 * low);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const layouts = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  const before = await layouts();
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('x');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  // An automatic save in between may add a few.
  expect((await layouts()) - before).toBeLessThan(2 * letters);
});
