import type { Page } from '@playwright/test';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { calendarPath } from '#src/domain/consultations/paths.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { routes } from '#src/domain/routes/routes.ts';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
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
  // There was no room for it beside the choice of a kind.
  const add = shownPage(page).getByRole('combobox', { name: 'Añadir contenido' }).first();
  expect((await add.boundingBox())?.width).toBeGreaterThan(160);
});

test('a long filter of a list is cut, and does not widen the page; an unknown one does not count', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'editor', `${listPath}?status=online&key=x&keyword=${'红树林'.repeat(20)}`);
  await expect(shownPage(page).getByRole('button', { name: '筛选（1）' })).toBeVisible();
  await expect(shownPage(page).getByRole('button', { name: '重置' }).first()).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBe(0);
});

test('in the search on a phone the list of a record gives way to its title', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'editor');
  await inSpanish(page, baseURL);
  await page.reload();
  await page.getByRole('button', { name: 'Buscar' }).click();
  const recent = page.getByRole('group', { name: 'Registros recientes' }).getByRole('option');
  await expect(recent.first()).toBeVisible();
  const options = await recent.evaluateAll((all) =>
    all.map((option) => {
      const [list, title] = [...option.querySelectorAll('span')].map(({ clientWidth, scrollWidth }) => ({
        width: clientWidth,
        isCut: scrollWidth > clientWidth,
      }));
      return { list, title };
    }),
  );
  // No title is cut while the list could still give way.
  expect(options.filter(({ list, title }) => title?.isCut && list?.width !== 56)).toEqual([]);
  expect(options.some(({ list }) => list?.isCut)).toBe(true);
});

test('on a phone an editor’s bar has two lines: the save time, and below it all acts', async ({ page, baseURL }) => {
  await openAs(page, 'admin');
  await inSpanish(page, baseURL);
  await page.setViewportSize({ width: 390, height: 800 });
  // A draft, an online record, new ones, and a base.
  const articles = '/home/scienceKnowledge';
  for (const address of [
    `${articles}/45`,
    `${articles}/1`,
    `${articles}/new`,
    '/home/baseResources/new',
    '/home/baseResources/GXP001',
  ]) {
    await page.goto(address);
    const status = shownPage(page)
      .getByRole('status')
      .filter({ hasText: /^(Actualizado por|Aún sin guardar)/ });
    await expect(status).toBeVisible();
    const acts = status.locator('..').locator('a, button');
    const tops = await acts.evaluateAll((all) => [
      ...new Set(all.map((act) => Math.round(act.getBoundingClientRect().top))),
    ]);
    const bottom = await status.evaluate((line) => line.getBoundingClientRect().bottom);
    const out = await shownPage(page)
      // The tools of formatted text scroll sideways.
      .locator('form :is(a, button):not([role=toolbar] *)')
      .evaluateAll((all) => all.filter((act) => act.getBoundingClientRect().right > innerWidth).length);
    expect({ address, lines: tops.length, below: (tops[0] ?? 0) >= bottom, out }).toEqual({
      address,
      lines: 1,
      below: true,
      out: 0,
    });
  }
  const more = shownPage(page).getByRole('button', { name: 'Más acciones' });
  expect((await more.boundingBox())?.y).toBeLessThan(70);
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Contenido anterior',
    'Contenido siguiente',
    'Retirar',
    'Fijar',
    'Añadir al carrusel',
    'Vista previa',
    'Duplicar',
    'Historial de versiones',
  ]);
});

test('every menu page and its choices fit a phone in the longest language', async ({ page, baseURL }) => {
  await openAs(page, 'admin');
  await page.setViewportSize({ width: 390, height: 800 });
  await inSpanish(page, baseURL);
  // All content types share one list screen: one of them is enough.
  const sharedScreens = new Set(contentTypes.slice(1).map((type) => type.path));
  for (const { path } of routes.filter((route) => !route.hidden && !sharedScreens.has(route.path))) {
    await page.goto(path);
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shownPage(page).locator('[aria-busy=true]')).toHaveCount(0);
    expect({
      path,
      sideways: await sideways(page),
      cut: [...(await cutChoices(page)), ...(await cutPills(page))],
    }).toEqual({ path, sideways: 0, cut: [] });
  }
  await page.goto(commentsPath);
  await shownPage(page).getByRole('listitem').first().getByRole('button').click();
  const steps = shownPage(page).locator('[role=group] > button');
  await expect(steps).toHaveText([/^Mostrar/, /^Ocultar/, /^Responder/, /^Eliminar/]);
  const cut = (all: Element[]) =>
    all.filter((step) => [...step.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth)).length;
  expect(await steps.evaluateAll(cut)).toBe(0);
  await page.goto('/book/book');
  await shownPage(page).getByRole('button', { name: 'Más acciones' }).click();
  await shownPage(page).getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
});

test('on a phone the first card is within 200 px of the top, the main action at the foot, the tools behind a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tops: Record<string, number> = {};
  for (const [account, paths] of Object.entries({
    editor: [listPath, '/home/baseResources'],
    service: ['/book/book', '/comment/comment'],
    auditor: ['/home/baseResourcesScore'],
    admin: ['/system/userManager', '/system/logManager', '/system/roleManager'],
  })) {
    await page.context().clearCookies();
    await openAs(page, account);
    for (const path of paths) {
      await page.goto(path);
      const card = shownPage(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox').or(page.getByRole('link')) })
        .first();
      await expect(card).toBeVisible();
      tops[path] = (await card.boundingBox())?.y ?? Infinity;
    }
  }
  expect(Object.entries(tops).filter(([, top]) => top > 200)).toEqual([]);
  const add = shownPage(page).getByRole('link', { name: '新增角色' });
  expect(await add.evaluate((link) => innerHeight - link.getBoundingClientRect().bottom)).toBe(10);
  await shownPage(page).getByRole('checkbox').nth(1).check();
  await expect(add).toBeHidden();
  await shownPage(page).getByRole('checkbox').nth(1).uncheck();
  await expect(add).toBeInViewport({ ratio: 1 });
  const refresh = shownPage(page).getByRole('button', { name: '刷新' });
  await expect(refresh).toBeHidden();
  await shownPage(page).getByRole('button', { name: '更多操作', exact: true }).click();
  await expect(refresh).toBeInViewport({ ratio: 1 });
  await expect(shownPage(page).getByRole('button', { name: '导出' })).toHaveText('导出');
  await expect(page.getByRole('tablist')).toHaveCount(0);
  // The map has no line with an order, beside which the number of records could be.
  await page.goto('/home/baseResources?view=map');
  const [total, legend] = [shownPage(page).getByText(/^共\d+条$/), shownPage(page).getByRole('listitem').first()];
  await expect(legend).toBeVisible();
  const [above, below] = [await total.boundingBox(), await legend.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('on a phone the work calendar opens at today', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'service', calendarPath);
  await expect(shownPage(page).locator('[aria-current=date]')).toBeInViewport({ ratio: 1 });
});

test('labels and numbers of the data display do not overlap', async ({ page, baseURL }) => {
  await openAs(page, 'admin');
  await inSpanish(page, baseURL);
  await page.goto('/board/dashboard');
  const name = shownPage(page).getByText('Contenidos en línea');
  await expect(name.locator('xpath=following-sibling::dd[1]')).not.toHaveText('—');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** The state badges on cards that stick out of their card. */
const cutPills = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main li')].flatMap((card) =>
      [...card.querySelectorAll('dd [class*=badge]')]
        .filter((pill) => pill.getBoundingClientRect().right > card.getBoundingClientRect().right - 4)
        .map((pill) => pill.textContent),
    ),
  );

/** The labels in a row of choices that stick out of it. */
const cutChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=radiogroup]')].flatMap((group) =>
      [...group.querySelectorAll('label')]
        .filter((label) => label.getBoundingClientRect().right > group.getBoundingClientRect().right + 1)
        .map((label) => label.textContent),
    ),
  );
