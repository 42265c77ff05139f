import type { Page } from '@playwright/test';
import { baseKinds } from '#src/domain/scoring/kinds.ts';
import { countedNames, recordsPath } from '#src/domain/figures/paths.ts';
import { statistics } from '#src/domain/figures/statistics.ts';
import es from '#src/i18n/es/content.ts';
import zh from '#src/i18n/zh/content.ts';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { openAs, shownPage, tabTitles, watchCalls } from '#tests/browser/support/app.ts';
import { isDeep } from '#tests/support/deep.ts';
import { expectCharts, part, tableOf } from '#tests/browser/support/figures.ts';

const counts = '/statistics/saBaseCount';
const times = isDeep ? 100 : 10;
const contentWords = { 'zh-CN': zh, 'es-ES': es };

/** The labels along an axis of a chart, how many of them stick out of it, and how many of the stacked ones overlap. */
const namesIn = (page: Page, by: string, axis: 'xAxis' | 'yAxis') =>
  shownPage(page)
    .locator(`section[data-by=${by}] .recharts-wrapper > svg`)
    .evaluate((chart, along) => {
      const edges = chart.getBoundingClientRect();
      const names = [...chart.querySelectorAll(`.recharts-${along}-tick-labels text`)];
      const boxes = names.map((name) => name.getBoundingClientRect());
      return {
        names: names.map((name) => [...name.children].map(({ textContent }) => textContent).join(' ')),
        outside: boxes.filter(({ left, right }) => left < edges.left - 1 || right > edges.right).length,
        overlapping: boxes.filter(({ top }, index) => index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 4).length,
      };
    }, axis);

test('W7.1, W7.2: hidden and shown many times, each chart is complete in the first painted frame, and a visit makes one call', async ({
  page,
}) => {
  await openAs(page, 'admin', counts);
  await expectCharts(page, 3);
  const own = (await tabTitles(page).last().textContent()) ?? '';
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('section .recharts-wrapper > svg')].map((chart) => {
        const { width, height } = chart.getBoundingClientRect();
        const bars = [...chart.querySelectorAll('.recharts-bar-rectangle rect')];
        const long = bars.map((bar) => Math.round(bar.getBoundingClientRect().width)).join(' ');
        return `${Math.round(width)} ${Math.round(height)} ${bars.length}: ${long}`;
      }),
    );
  const whole = await look();
  expect(whole.every((chart) => !/^0|: $/.test(chart))).toBe(true);
  const calls = watchCalls(page);
  const seen = await page.evaluate(
    async ([name, count]) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const press = (title: string) =>
        [...document.querySelectorAll<HTMLElement>('nav[aria-label="已打开的页面"] a')]
          .find((link) => link.textContent === title)
          ?.click();
      const frames: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        press('首页');
        await painted();
        press(name);
        await painted();
        const all = [...document.querySelectorAll('section .recharts-wrapper > svg')].map((chart) => {
          const { width, height } = chart.getBoundingClientRect();
          const bars = [...chart.querySelectorAll('.recharts-bar-rectangle rect')];
          const long = bars.map((bar) => Math.round(bar.getBoundingClientRect().width)).join(' ');
          return `${Math.round(width)} ${Math.round(height)} ${bars.length}: ${long}`;
        });
        frames.push(all.join('\n'));
      }
      return frames;
    },
    [own, times] as const,
  );
  expect(seen).toEqual(Array.from({ length: times }, () => whole.join('\n')));
  expect(calls.filter((call) => call.includes('saBaseCount'))).toHaveLength(times);
});

for (const [locale, width, isSampled] of [
  ['zh-CN', 1280, true],
  ['zh-CN', 400, false],
  ['es-ES', 1280, false],
  // The longest names in the narrowest space.
  ['es-ES', 400, true],
] as const) {
  if (!isDeep && !isSampled) continue;
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } });
    test(`W7.3: all 14 cities and all kinds have a readable name at ${width} px, in ${locale}`, async ({ page }) => {
      await openAs(page, 'admin', counts);
      if (locale === 'es-ES') {
        await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }]);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      }
      await expectCharts(page, 3);
      const cities = await namesIn(page, 'city', 'yAxis');
      const kinds = await namesIn(page, 'kind', 'yAxis');
      const words = contentWords[locale];
      expect({ cities: cities.names.length, kinds: kinds.names }).toEqual({
        cities: 14,
        kinds: baseKinds.map((kind) => words[`baseType.${kind}`]),
      });
      expect([cities, kinds].map(({ outside, overlapping }) => ({ outside, overlapping }))).toEqual([
        { outside: 0, overlapping: 0 },
        { outside: 0, overlapping: 0 },
      ]);
      const months = await namesIn(page, 'time', 'xAxis');
      expect({ first: months.names[0], outside: months.outside }).toEqual({
        first: expect.stringMatching(/^\d{4}-\d\d$/),
        outside: 0,
      });
    });
  });
}

test('W7.4, W4.3, W4.6: a line is straight from day to day, falls to 0, and is dashed for an unfinished day; ticks are integers', async ({
  page,
}) => {
  await openAs(page, 'admin', '/statistics/saView');
  await expectCharts(page, 4);
  const time = part(page, '随时间变化');
  const lines = await time
    .locator('.recharts-line-curve')
    .evaluateAll((all) =>
      all.map((line) => ({ d: line.getAttribute('d') ?? '', dashed: line.getAttribute('stroke-dasharray') !== null })),
    );
  expect(lines.map(({ dashed }) => dashed)).toEqual([false, true, false]);
  expect(lines.some(({ d }) => d.includes('C'))).toBe(false);
  await time.getByRole('button', { name: '显示全部30行' }).click();
  const days = (await tableOf(page, '随时间变化').getByRole('row').count()) - 2;
  expect(lines[2]?.d.split(/[ML]/).length).toBe(days);
  const ticks = await time.locator('.recharts-yAxis-tick-labels text').allTextContents();
  expect(ticks[0]).toBe('0');
  expect(ticks.filter((tick) => !/^[\d,]+$/.test(tick))).toEqual([]);
});

test('W7.5: one point is one visible bar; without data a sentence replaces the charts', async ({ page }) => {
  await openAs(page, 'admin', '/statistics/saView');
  await expectCharts(page, 4);
  const day = await tableOf(page, '随时间变化').getByRole('row').nth(3).getByRole('rowheader').textContent();
  await page.goto(`/statistics/saView?compare=none&from=${day}&to=${day}`);
  await expectCharts(page, 4);
  await expect(part(page, '随时间变化').locator('.recharts-bar-rectangle rect')).toHaveCount(1);
  await page.goto('/statistics/saView?from=1999-01-01&to=1999-01-02');
  await expect(shownPage(page).getByText('所选时段和条件下没有数据')).toBeVisible();
  await expect(shownPage(page).locator('.recharts-wrapper')).toHaveCount(0);
});

test('W7.11: a legend lists names beside their colours', async ({ page }) => {
  await openAs(page, 'admin', counts);
  await expectCharts(page, 3);
  await expect(part(page, '各类型基地').getByRole('listitem')).toHaveText(['草稿', '已上架', '已下架']);
});

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** All pages of a kind have the same parts, so in `npm test` they alternate between the first two looks. */
const looksOf = (turn: number) => (isDeep ? looks : looks.slice(turn % 2, (turn % 2) + 1));

/** The violations that axe finds in these looks. */
async function violationsIn(page: Page, some: readonly (typeof looks)[number][], ready: () => Promise<void>) {
  const found: unknown[] = [];
  for (const { colorScheme, width } of some) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await ready();
    found.push(...(await violationsOn(page)).map((violation) => ({ colorScheme, width, ...violation })));
  }
  return found;
}

test('axe finds nothing on the statistics, light and dark, wide and narrow', async ({ page }) => {
  await openAs(page, 'admin');
  for (const [turn, { path, breakdowns }] of statistics.entries()) {
    await page.goto(`${path}?compare=year`);
    expect(await violationsIn(page, looksOf(turn), () => expectCharts(page, breakdowns.length))).toEqual([]);
  }
});

test('axe finds nothing on the records behind the statistics, light and dark, wide and narrow', async ({ page }) => {
  await openAs(page, 'admin');
  for (const [turn, name] of countedNames.entries()) {
    await page.goto(recordsPath(name));
    const ready = () => expect(shownPage(page).getByRole('status').filter({ hasText: '条记录' })).toBeVisible();
    expect(await violationsIn(page, looksOf(turn), ready)).toEqual([]);
  }
});

test('W7.3, W4.3: the first week below a line is complete, and at a point each value appears once', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-18T10:00:00+08:00');
  await openAs(page, 'admin', '/statistics/saView?from=2026-10-25&to=2026-11-18&unit=week&compare=previous');
  const chart = part(page, '随时间变化').locator('.recharts-wrapper > svg').first();
  await expect(chart).toBeVisible();
  const outside = await chart.evaluate((svg) => {
    const { left } = svg.getBoundingClientRect();
    const names = [...svg.querySelectorAll('.recharts-xAxis-tick-labels text')];
    return [names.length > 0, names.filter((name) => name.getBoundingClientRect().left < left).length];
  });
  expect(outside).toEqual([true, 0]);
  const box = await chart.boundingBox();
  // Next to the last point, whose week is unfinished.
  await chart.hover({ position: { x: 48 + ((box?.width ?? 0) - 48) * 0.75, y: 60 } });
  await expect(page.locator('.mantine-LineChart-tooltip, .mantine-ChartTooltip-tooltip').first()).toBeVisible();
  await expect(
    part(page, '随时间变化').getByText('本期', { exact: true }).and(page.locator('[class*=tooltip] *')),
  ).toHaveCount(1);
});

test('W4.10: a picture whose code cannot be loaded is reported, and created once it can', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /figure-picture|Failed to load resource/);
  await openAs(page, 'admin', counts);
  await expectCharts(page, 3);
  await page.route('**/assets/figure-picture-*.js*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const button = shownPage(page)
    .getByRole('button', { name: /：下载图片$/ })
    .first();
  await button.click();
  await expect(shownPage(page).getByRole('alert')).toHaveText('图片未能生成，请检查网络后重试');
  await page.unroute('**/assets/figure-picture-*.js*');
  const saved = page.waitForEvent('download');
  await button.click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await expect(shownPage(page).getByRole('alert')).toHaveCount(0);
});
