import type { Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const phone = { width: 320, height: 800 };
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const inSpanish = (page: Page, url = '') => page.context().addCookies([{ name: 'language', value: 'es', url }]);

test('the home page configuration fits a phone in the longest language', async ({ page, baseURL }) => {
  await openAs(page, 'admin');
  await page.setViewportSize(phone);
  await inSpanish(page, baseURL);
  await page.goto('/home/index');
  const save = shownPage(page).getByRole('button', { name: 'Guardar' });
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBe(0);
  // Beside the choice of a kind there was no room for it.
  const add = shownPage(page).getByRole('combobox', { name: 'Añadir contenido' }).first();
  expect((await add.boundingBox())?.width).toBeGreaterThan(160);
});

test('an editor’s save bar says on a phone when it was saved above the buttons, not in a column beside them', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'admin');
  await page.setViewportSize(phone);
  await inSpanish(page, baseURL);
  await page.goto('/home/scienceKnowledge/1');
  const saved = shownPage(page).getByText(/^Actualizado por /);
  const [text, button] = await Promise.all([
    saved.boundingBox(),
    shownPage(page).getByRole('button', { name: 'Guardar' }).boundingBox(),
  ]);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect(text?.height).toBeLessThan(50);
});
