import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const news = '/home/informationCenter';

test('the long name of an unknown check covers no figure on a phone', async ({ page, addFault }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'editor');
  await addFault(page, {
    kind: 'body',
    path: '/inspection/query',
    body: {
      success: true,
      rCode: 200,
      rMsg: '',
      resultData: {
        time: '2026-06-16 10:00:00',
        checked: 1,
        total: 1,
        columns: [{ path: news, online: 1, recent: 1, latest: '2026-06-16 09:00:00' }],
        findings: [
          { path: news, check: 'deadAnchorOfAPageThatWasMovedElsewhere', count: 3 },
          { path: '/basic/hotels', check: 'mobile', count: 3 },
        ],
        consultations: null,
        homePage: null,
      },
    },
  });
  await shownPage(page).getByRole('tab', { name: '巡检' }).click();
  const name = shownPage(page).getByRole('rowheader', { name: /^deadAnchor/ });
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
