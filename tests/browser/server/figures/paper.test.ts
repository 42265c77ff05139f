import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/support/test.ts';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expectCharts, part } from '#tests/browser/support/figures.ts';

const consulted = '/statistics/saConsultUser?compare=year';

const charts = (page: Page) => shownPage(page).locator('section .recharts-wrapper > svg');

/** Marks the charts of the screen; a chart that is drawn again has no mark. Returns their widths. */
const markCharts = (page: Page) =>
  charts(page).evaluateAll((all) =>
    all.map((chart) => {
      chart.setAttribute('data-marked', '');
      return chart.getAttribute('width');
    }),
  );

/** The widths of the charts that still have their mark. */
const markedCharts = (page: Page) =>
  charts(page).evaluateAll((all) =>
    all.filter((chart) => 'marked' in (chart as SVGElement).dataset).map((chart) => chart.getAttribute('width')),
  );

interface Pixels {
  width: number;
  corner: number[];
  /** The share of pixels that are darker than white, in percent, and the number of dark grey or black background pixels. */
  inked: number;
  dark: number;
  /** Whether the green of the first series appears. */
  green: boolean;
}

/** Analyses a picture, pixel by pixel. */
const pixelsOf = async (page: Page, path: string): Promise<Pixels> => {
  const data = (await readFile(path)).toString('base64');
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    let inked = 0;
    let dark = 0;
    let green = false;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, middle = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      if (red + middle + blue < 740) inked += 1;
      if (red + middle + blue < 200) dark += 1;
      green ||= red === 0x21 && middle === 0x92 && blue === 0x5f;
    }
    const all = pixels.length / 4;
    return {
      width: image.width,
      corner: Array.from(pixels.slice(0, 4)),
      inked: Math.round((inked * 100) / all),
      dark: Math.round((dark * 100) / all),
      green,
    };
  }, data);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`W4.10, W7.9: a picture from a ${colorScheme} screen has a white ground, title, period, legend and colours; the chart on the screen stays`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openAs(page, 'admin', consulted);
    await expectCharts(page, 5);
    const before = await markCharts(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part(page, '随时间变化').getByRole('button', { name: '随时间变化：下载图片' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^咨询用户统计_随时间变化_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.png$/);
    const seen = await pixelsOf(page, await download.path());
    expect({ ...seen, inked: seen.inked > 2 && seen.inked < 40 }).toEqual({
      width: 2048,
      corner: [255, 255, 255, 255],
      inked: true,
      dark: seen.dark < 3 ? seen.dark : 'a dark ground',
      green: true,
    });
    expect(await markedCharts(page)).toEqual(before);
  });
}

test('W4.11, W4.3, W4.4: on paper, also by the browser’s own print command, charts have its width, tables are complete, signature lines appear, and colours are light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'admin', consulted);
  await expectCharts(page, 5);
  await page.waitForLoadState('networkidle');
  const before = await markCharts(page);
  const rows = await shownPage(page).locator('section tr').count();

  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
  // There is no wait: the browser prints the present state.
  const paper = await page.evaluate(() => {
    const sheet = document.querySelector('body > .paper');
    const printed = [...(sheet?.querySelectorAll('.recharts-wrapper > svg') ?? [])];
    return {
      text: sheet?.textContent ?? '',
      widths: printed.map((chart) => chart.getAttribute('width')),
      drawn: printed.map((chart) => chart.querySelectorAll('.recharts-bar-rectangle').length > 0),
      rows: sheet?.querySelectorAll('tr').length,
    };
  });
  expect({ widths: paper.widths, drawn: paper.drawn, rows: paper.rows }).toEqual({
    widths: ['680', '680', '680', '680', '680'],
    drawn: [true, true, true, true, true],
    rows,
  });
  expect(paper.text).toMatch(/今年，.+至.+，共\d+天；最后一天尚未结束，不计入变化/);
  expect(paper.text).toMatch(/对比去年同期，.+至.+，共\d+天/);
  expect(paper.text).toMatch(/制表人审核人日期$/);
  const looks = await page.locator('body > .paper').evaluate((sheet) => {
    const { backgroundColor, color } = getComputedStyle(sheet);
    const table = sheet.querySelector('table');
    const cut = table?.parentElement;
    return {
      backgroundColor,
      color,
      head: getComputedStyle(table?.tHead ?? sheet).display,
      cut: cut && getComputedStyle(cut).overflow,
      fills: [...sheet.querySelectorAll('.recharts-text')].map((text) => getComputedStyle(text).fill),
    };
  });
  expect({ ...looks, fills: [...new Set(looks.fills)] }).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(0, 0, 0)',
    head: 'table-header-group',
    cut: 'visible',
    fills: ['rgb(51, 51, 51)'],
  });

  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('body > .paper')).toHaveCount(0);
  expect(await markedCharts(page)).toEqual(before);
});

test('W4.11: the button prints, and the printout has several pages', async ({ page }) => {
  await openAs(page, 'admin', consulted);
  await expectCharts(page, 5);
  await page.evaluate(() => {
    Object.assign(globalThis, { printed: 0 });
    globalThis.print = () => {
      Object.assign(globalThis, { printed: 1 });
    };
  });
  await page.getByRole('button', { name: '打印', exact: true }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as { printed?: number }).printed)).toBe(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1]);
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]/);
});
