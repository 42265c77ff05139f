import type { Locator } from '@playwright/test';
import { shownPage } from '#tests/browser/support/app.ts';
import { continueAs, desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

// The flow tests cover the buttons and keys; this needs layout.
test('W1.14: a scan fits the pane, upright and turned; zooming keeps its centre, the mouse drags it, and the edge resizes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await continueAs(page, 'auditor', `${desk}?status=scoring`);
  await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
  await shownPage(page)
    .getByRole('link', { name: /^录入纸质评分表/ })
    .first()
    .click();
  const pane = shownPage(page).getByRole('complementary', { name: '纸质评分表扫描件' });
  await expect(pane.getByText('添加扫描件后，在此对照录入。')).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 800 } });
  await shownPage(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '扫描.png', mimeType: 'image/png', buffer: picture });
  const scan = pane.getByRole('img', { name: '扫描件1' });
  await expect(scan).toBeVisible();
  const scroller = pane.getByRole('region');
  const width = () => scroller.evaluate((one) => one.clientWidth);

  const upright = await boxOf(scan);
  expect(upright.width).toBeCloseTo(await width(), 0);
  expect(upright.height / upright.width).toBeCloseTo(800 / 600, 1);
  await pane.getByRole('button', { name: '旋转' }).click();
  const turned = await boxOf(scan);
  expect(turned.width).toBeCloseTo(await width(), 0);
  expect(turned.height / turned.width).toBeCloseTo(600 / 800, 1);
  await pane.getByRole('button', { name: '旋转' }).click();

  const centre = () =>
    scroller.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth);
  for (let times = 0; times < 4; times += 1) await pane.getByRole('button', { name: '放大' }).click();
  expect(await centre()).toBeCloseTo(0.5, 1);
  const { x, y, width: across, height } = await boxOf(scroller);
  await page.mouse.move(x + across / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + across / 2 - 80, y + height / 2 - 60, { steps: 4 });
  await page.mouse.up();
  expect(await centre()).toBeGreaterThan(0.52);

  const edge = pane.getByRole('separator');
  const before = (await boxOf(pane)).width;
  const grip = await boxOf(edge);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 200);
  await page.mouse.down();
  await page.mouse.move(grip.x - 100, grip.y + 200, { steps: 4 });
  await page.mouse.up();
  expect((await boxOf(pane)).width).toBeGreaterThan(before + 60);
  // The pane lies beside the form, not over it.
  const form = await boxOf(shownPage(page).locator('[data-sheet]'));
  expect(form.x + form.width).toBeLessThanOrEqual((await boxOf(pane)).x);
});
