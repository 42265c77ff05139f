import {
  addressOf,
  expectList,
  expectLogin,
  expectSaved,
  listPath,
  logIn,
  redirectOf,
  saveButton,
  shownPage,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('the mock build works like the production build: a login, a list, a saved record, and a fault', async ({
  page,
  addFault,
  expectConsole,
}) => {
  await test.step('a deep link leads to its list via the login page', async () => {
    await page.goto(listPath);
    await expectLogin(page);
    expect(redirectOf(page)).toBe(listPath);
    await logIn(page, 'editor');
    await expectList(page);
    expect(addressOf(page)).toBe(listPath);
  });

  await test.step('a saved record is still there after a reload', async () => {
    await page.goto(`${listPath}/2`);
    const person = shownPage(page).getByLabel('发布人');
    await person.fill('银杉小组');
    await shownPage(page).getByRole('button', { name: saveButton }).click();
    await expectSaved(page);
    await page.reload();
    await expect(person).toHaveValue('银杉小组');
  });

  await test.step('a list that fails shows the reason, and loads on retry', async () => {
    expectConsole('error', /status of 500/);
    await addFault(page, { kind: 'status', path: `${listPath}/query`, status: 500, body: '', when: 'always' });
    await page.evaluate((path) => history.pushState(null, '', path), listPath);
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    await page.evaluate(() => window.__mock?.clear());
    await retry.click();
    await expectList(page);
  });
});
