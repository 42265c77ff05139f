import { contentTypes } from '#src/domain/content/types/types.ts';
import { languages } from '#src/i18n/languages.ts';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { brokenWords, cutFilters, cutInTable } from '#tests/browser/support/words/broken-words.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

/** The lists of each account. `npm test` takes a sample, in the longest words. */
const lists: Readonly<Record<string, readonly string[]>> = isDeep
  ? {
      admin: [
        ...contentTypes.map(({ path }) => path),
        desk,
        '/system/userManager',
        '/system/roleManager',
        '/system/logManager',
        '/comment/comment/words',
        '/set/masterplate',
      ],
      service: ['/book/book'],
      expert: [desk],
      auditor: [`${desk}?show=all`],
    }
  : { service: ['/book/book'], editor: [listPath] };

const samples = isDeep
  ? languages.flatMap((language) => [1366, 1440].map((width) => [language, width] as const))
  : [['es', 1366] as const];

for (const [language, width] of samples)
  test(`no list of ${width} px cuts a heading, a badge, a figure or a word in ${language}, or is wider than its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [account, paths] of Object.entries(lists)) {
      await page.context().clearCookies();
      await openAs(page, account);
      await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
      for (const path of paths) {
        await page.goto(path);
        await expect(shownPage(page).locator('tbody tr, li').first()).toBeVisible();
        const cut = [...(await cutInTable(page)), ...(await cutFilters(page))];
        expect([path, await brokenWords(page), cut]).toEqual([path, [], []]);
      }
    }
  });

if (isDeep)
  test('the desk, the consultations and the roles fit a tablet in the longest language', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openAs(page, 'admin');
    await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
    for (const path of [desk, '/book/book', '/system/roleManager']) {
      await page.goto(path);
      await expect(shownPage(page).locator('tbody tr').first()).toBeVisible();
      expect([path, await cutInTable(page)]).toEqual([path, []]);
    }
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } });

  test('what a list cuts is shown in full on hover, focus and touch, and Escape hides it', async ({ page }) => {
    await openAs(page, 'service', '/book/book');
    const row = shownPage(page).locator('tbody tr').first();
    const question = row.locator('small');
    await expect(question).toBeVisible();
    const full = await question.innerText();
    const shown = page.getByRole('tooltip');
    await question.hover();
    await expect(shown).toContainText(full);
    await page.mouse.move(4, 4);
    await expect(shown).toHaveCount(0);
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link').first()).toBeFocused();
    await expect(shown).toContainText(full);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await question.tap();
    await expect(shown).toContainText(full);
  });
});
