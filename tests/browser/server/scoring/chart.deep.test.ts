import type { Page } from '@playwright/test';
import { routes } from '#src/domain/routes/routes.ts';
import { openAs, shownPage, tabTitles, watchCalls } from '#tests/browser/support/app.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const times = 100;
const spread = (page: Page) => shownPage(page).getByRole('button', { name: '各评分指标的分差' });
const figures = (page: Page) => shownPage(page).getByRole('table', { name: '各评分指标的分差' });

/** The number of bars and dots, how many of them lie outside the chart, and how much its width differs from its box. */
interface Drawn {
  bars: number;
  dots: number;
  outside: number;
  missed: number;
  height: number;
}

async function openResult(page: Page) {
  await page.goto(`${desk}?status=passed`);
  await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(spread(page)).toBeVisible();
}

/** Opens a passed result with its chart; returns the name of its tab, and the expected drawing. */
async function openChart(page: Page): Promise<{ own: string; whole: Drawn }> {
  await openAs(page, 'auditor');
  await openResult(page);
  await spread(page).click();
  await expect(figures(page)).toBeVisible();
  const criteria = await figures(page).locator('tbody tr').count();
  const whole = { bars: criteria, dots: criteria, outside: 0, missed: 0, height: 240 };
  await expect.poll(() => drawnIn(page)).toEqual(whole);
  return { own: (await tabTitles(page).last().textContent()) ?? '', whole };
}

const drawnIn = async (page: Page): Promise<Drawn | undefined> => (await drawnAfter(page, [[]]))[0];

/** Presses tabs and buttons of the shell in turns, and inspects the chart in the first frame painted after each turn. */
const drawnAfter = (page: Page, turns: readonly (readonly string[])[]): Promise<readonly Drawn[]> =>
  // Pressed inside the page: no frame may pass between press and inspection.
  page.evaluate(async (names) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="已打开的页面"] a, header button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
        ?.click();
    const look = (): Drawn => {
      const chart = document.querySelector('.recharts-wrapper > svg');
      const edges = chart?.getBoundingClientRect();
      const box = document.querySelector('.recharts-responsive-container')?.getBoundingClientRect();
      const bars = [...(chart?.querySelectorAll('.recharts-bar-rectangle') ?? [])];
      const dots = [...(chart?.querySelectorAll('.recharts-line-dot') ?? [])];
      const isOutside = (one: Element) => {
        const { left, right, width } = one.getBoundingClientRect();
        return !edges || width === 0 || left < edges.left || right > edges.right;
      };
      return {
        bars: bars.length,
        dots: dots.length,
        outside: [...bars, ...dots].filter(isOutside).length,
        missed: Math.round((edges?.width ?? 0) - (box?.width ?? -1)),
        height: Math.round(edges?.height ?? 0),
      };
    };
    const seen: Drawn[] = [];
    for (const turn of names) {
      for (const name of turn) {
        press(name);
        await painted();
      }
      seen.push(look());
    }
    return seen;
  }, turns);

/** The calls about reviews; the home page in between makes calls of its own. */
const aboutReviews = (calls: readonly string[]) => calls.filter((call) => call.includes(desk));

test('W7.1: a chart in a kept tab, hidden and shown 100 times, is complete in the first painted frame, without any call', async ({
  page,
}) => {
  const { own, whole } = await openChart(page);
  const calls = watchCalls(page);
  const turns = Array.from({ length: times }, () => ['首页', own]);
  expect(await drawnAfter(page, turns)).toEqual(turns.map(() => whole));
  expect(aboutReviews(calls)).toEqual([]);
});

test('W7.1, M12: a chart fits its box when the sidebar or its own section folds and the width crosses 992 px, visible or not', async ({
  page,
}) => {
  const { own, whole } = await openChart(page);
  const calls = watchCalls(page);
  const fits = () => expect.poll(() => drawnIn(page)).toEqual(whole);

  const widthOf = () => figures(page).evaluate((table) => table.getBoundingClientRect().width);
  const narrow = await widthOf();
  await page.getByRole('button', { name: '折叠菜单' }).click();
  await expect.poll(widthOf).toBeGreaterThan(narrow + 100);
  await fits();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(widthOf).toBe(narrow);
  await fits();
  for (const name of ['折叠菜单', '展开菜单']) {
    expect(await drawnAfter(page, [['首页', name, own]])).toEqual([whole]);
    expect((await widthOf()) > narrow).toBe(name === '折叠菜单');
  }

  for (const width of [991, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await fits();
  }
  for (const width of [991, 1280]) {
    await drawnAfter(page, [['首页']]);
    await page.setViewportSize({ width, height: 800 });
    expect(await drawnAfter(page, [[own]])).toEqual([whole]);
  }

  await spread(page).click();
  await expect(shownPage(page).locator('.recharts-wrapper')).toHaveCount(0);
  await spread(page).click();
  await fits();
  expect(aboutReviews(calls)).toEqual([]);
});

test('W7.10: no page without a chart loads the code of charts', async ({ page }) => {
  test.setTimeout(240_000);
  const drawing: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && (await response.text()).includes('recharts')) drawing.push(pathname);
  });
  const paths = routes
    .filter(
      ({ path, access, hidden }) =>
        access !== 'public' && !hidden && !path.includes(':') && !path.startsWith('/statistics'),
    )
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  await openAs(page, 'admin');
  for (const path of [...paths, '/home/baseResources?view=map', '/home/baseResources/GXP001', `${desk}Edu`]) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(shownPage(page).locator('h1, h2, table').first()).toBeVisible();
  }
  await openResult(page);
  await page.waitForLoadState('networkidle');
  expect(drawing).toEqual([]);

  await spread(page).click();
  await expect(shownPage(page).locator('.recharts-wrapper')).toBeVisible();
  await expect.poll(() => drawing.length).toBe(1);
});
