import { shownPage } from '#tests/browser/support/app.ts';
import { continueAs, desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('W1.13: a printed score sheet: each page has base, number and count, groups, total and signatures; so does a blank one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await continueAs(page, 'auditor', `${desk}?status=passed`);
  await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
  const sheets = shownPage(page).getByRole('table', { name: '各专家评分' });
  await sheets.getByRole('button').first().click();
  await shownPage(page)
    .getByRole('button', { name: /^打印.*的评分表$/ })
    .click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  const paper = page.locator('body > .paper');
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  const margins = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  );
  expect(margins).toMatch(/@top-left \{ content: ".+-expert\d?"; \}/);
  expect(margins).toContain('"第" counter(page) "页，共" counter(pages) "页"');
  const groups = await paper.getByRole('table').count();
  expect(groups).toBeGreaterThan(4);
  await expect(paper.locator('thead')).toHaveCount(groups);
  await expect(paper.getByText(/^总分：\d+(\.5)?分$/)).toBeVisible();
  for (const name of ['专家签名', '组长签名', '日期'])
    await expect(paper.getByText(name, { exact: true })).toBeVisible();
  const { width, height, wider } = await paper.evaluate((element) => ({
    width: getComputedStyle(element).display,
    height: element.querySelectorAll('table').length,
    wider: [...element.querySelectorAll('table')].filter((table) => table.scrollWidth > table.clientWidth + 1).length,
  }));
  expect({ width, height, wider }).toEqual({ width: 'block', height: groups, wider: 0 });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Each page is an object of the file; A4 is 595 × 842 points.
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 59[45]\.\d+ 841\.\d+\]/g)?.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await page.goto('/home/baseResourcesScoreEdu');
  await shownPage(page).getByRole('button', { name: '打印空白表' }).click();
  await expect(paper.getByText('总分：________分')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  // A group that spans pages has a table on each, later ones marked as continued, and each fits on its page (263 mm).
  const later = await paper.locator('table[data-new-page]').count();
  const continued = await paper.locator('table[data-new-page] th', { hasText: /（续）$/ }).count();
  const highest = await paper.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('table')].map((table) => table.getBoundingClientRect().height)),
  );
  const onPaper = await page.pdf({ preferCSSPageSize: true });
  const pages = onPaper.toString('latin1').match(/\/MediaBox /g)?.length ?? 0;
  expect({ continues: continued > 0, fits: highest < 994, planned: later > 0 && pages > later }).toEqual({
    continues: true,
    fits: true,
    planned: true,
  });
});
