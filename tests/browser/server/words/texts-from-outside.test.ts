import type { Page } from '@playwright/test';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const site = 'https://forest.example/';

/** Saves a text with a link in the record, and stays on its page. */
async function writeLink(page: Page) {
  await openAs(page, 'editor', `${listPath}/1`);
  const writer = shownPage(page).getByRole('textbox', { name: '正文' });
  await writer.click();
  await writer.press('Control+a');
  await writer.pressSequentially('林业局');
  await writer.press('Control+a');
  await shownPage(page).getByRole('button', { name: '链接', exact: true }).click();
  await page.getByRole('textbox', { name: '链接地址' }).fill(`${site}a`);
  await page.keyboard.press('Enter');
  return writer.getByText('林业局');
}

const question = (page: Page) => page.getByRole('dialog', { name: '离开本平台' });

async function stays(page: Page, press: () => Promise<void>) {
  await press();
  await expect(question(page)).toContainText('forest.example');
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
}

test('every way to follow a link to another site asks first, and the opened page has no opener', async ({ page }) => {
  await page
    .context()
    .route(`${site}**`, (route) => route.fulfill({ body: '<p>林业局</p>', contentType: 'text/html; charset=utf-8' }));
  const written = await writeLink(page);
  await stays(page, () => written.click({ modifiers: ['ControlOrMeta'] }));
  await stays(page, () => written.click({ button: 'middle' }));

  await shownPage(page).getByRole('button', { name: '预览' }).click();
  const link = page.getByRole('dialog', { name: '前台预览' }).getByRole('link', { name: '林业局' });
  await stays(page, () => link.click());
  await stays(page, () => link.click({ modifiers: ['Shift'] }));
  await stays(page, () => link.click({ button: 'middle' }));
  await stays(page, () => link.press('Enter'));

  await link.press('Enter');
  const opening = page.context().waitForEvent('page');
  await question(page).getByRole('link', { name: '在新标签页中打开' }).click();
  const opened = await opening;
  await opened.waitForURL(`${site}a`);
  expect(await opened.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await expect(question(page)).toHaveCount(0);
});

test('right-to-left names do not disturb the text around them', async ({ page }) => {
  await openAs(page, 'viewer');
  // The seed has no such names, and any place will do.
  const places = await page.evaluate(() => {
    const names = ['שלום', '1', 'עולם', '2'].map((textContent) =>
      Object.assign(document.createElement('span'), { textContent }),
    );
    const line = document.createElement('p');
    line.append(...names.flatMap((name) => [name, ' ']));
    document.body.append(line);
    return names.map((name) => name.getBoundingClientRect().left);
  });
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
});
