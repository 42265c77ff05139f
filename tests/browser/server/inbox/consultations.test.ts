import { logIn, openAs, shownPage } from '#tests/browser/support/app.ts';
import { choose, openFirst } from '#tests/browser/support/states/consultations.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const book = '/book/book';

test('W3.9 W3.10 an overdue consultation is answered from a template, which one undo removes again', async ({
  page,
}) => {
  await openFirst(page);
  const main = shownPage(page);
  await expect(main.getByText(/^逾期\d+个工作日$/).first()).toBeVisible();
  await main.getByRole('radio', { name: /^答复咨询人/ }).check();
  const field = main.getByRole('textbox', { name: '答复内容' });
  await field.pressSequentially('感谢来信。');
  await choose(page, '插入模板', '补充信息');
  await expect(field).toHaveValue(/^感谢来信。{{咨询人}}，您好！.*请补充：{{需要补充的内容}}。$/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('感谢来信。');
  await page.keyboard.press('Control+y');
  await expect(main.locator('mark')).toHaveText('{{需要补充的内容}}');
  await main.getByRole('button', { name: '发送给咨询人' }).click();
  await expect(main.getByText('还有空白处未填写，不能发送')).toBeVisible();
  await main.getByRole('button', { name: '需要补充的内容（1处）' }).click();
  await page.keyboard.insertText('人数');
  await main.getByRole('button', { name: '发送给咨询人' }).click();
  await expect(page.getByText(/^已发送给咨询人：/)).toBeVisible();
  await expect(main.getByText('已答复，不再计时')).toBeVisible();
  await expect(main.locator('[data-kind=reply]')).toContainText(/感谢来信。.\*\*，您好！.*请补充：人数。/);
});

test('W3.14 revealed contact details are masked again on paper', async ({ page }) => {
  await openFirst(page);
  const contact = shownPage(page).getByRole('region', { name: '咨询人' });
  const seen = () => contact.locator('dd:visible').allInnerTexts();
  const masked = await seen();
  await contact.getByRole('button', { name: '查看联系方式' }).click();
  await expect(contact.getByRole('button', { name: '重新打码' })).toBeVisible();
  const clear = await seen();
  expect([masked.some((text) => text.includes('*')), clear.some((text) => text.includes('*'))]).toEqual([true, false]);
  // Everywhere on the page, also above the button, which can still be pressed.
  const mark = page.locator('body > [data-mark]');
  const covered = await mark.evaluate((layer) => {
    const { width, height } = layer.getBoundingClientRect();
    const { backgroundImage, backgroundRepeat } = getComputedStyle(layer);
    return {
      fills: width >= innerWidth && height >= innerHeight,
      drawn: decodeURIComponent(backgroundImage),
      backgroundRepeat,
    };
  });
  expect(covered).toEqual({
    fills: true,
    drawn: expect.stringMatching(/service<.*\d{4}-\d\d-\d\d \d\d:\d\d</),
    backgroundRepeat: 'repeat',
  });
  await page.emulateMedia({ media: 'print' });
  expect(await seen()).toEqual(masked);
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await contact.getByRole('button', { name: '重新打码' }).click();
  await expect(mark).toHaveCount(0);
});

test('W3.11 two people answer the same consultation: the second is refused, sees the first’s answer, and keeps the text', async ({
  page,
  browser,
  gate,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  gate.watch(other);
  const theirs = await other.newPage();
  await openFirst(page);
  const record = new URL(page.url()).pathname;
  await theirs.goto(record);
  await logIn(theirs, 'service2');
  const mine = shownPage(page);
  await mine.getByRole('radio', { name: /^答复咨询人/ }).check();
  await mine.getByRole('textbox', { name: '答复内容' }).fill('我的答复');

  await shownPage(theirs)
    .getByRole('radio', { name: /^答复咨询人/ })
    .check();
  await shownPage(theirs).getByRole('textbox', { name: '答复内容' }).fill('我先答了');
  await shownPage(theirs).getByRole('button', { name: '发送给咨询人' }).click();
  await expect(theirs.getByText(/^已发送给咨询人：/)).toBeVisible();
  await other.close();

  await mine.getByRole('button', { name: '发送给咨询人' }).click();
  await expect(mine.getByText('没有发送：这条咨询已有变化')).toBeVisible();
  await expect(mine.locator('[data-kind=reply]')).toContainText(['我先答了']);
  await expect(mine.locator('[data-kind=reply]').last()).toContainText('新');
  await expect(mine.getByRole('textbox', { name: '答复内容' })).toHaveValue('我的答复');
  await page.reload();
  await mine.getByRole('button', { name: '恢复草稿' }).click();
  await expect(mine.getByRole('textbox', { name: '答复内容' })).toHaveValue('我的答复');
});

for (const timezoneId of ['America/Los_Angeles', 'UTC', 'Asia/Shanghai'])
  test.describe(`in a browser of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`W3.5 the due day and its explanation use the days of Nanning (${timezoneId})`, async ({ page }) => {
      // Chromium may drop an answer’s body before it can be read, so it is read in transit.
      const answers: { resultData: { list: readonly { due: string; receivedTime: string }[] } }[] = [];
      await page.route(`**${book}/query`, async (route) => {
        const response = await route.fetch();
        answers.push((await response.json()) as (typeof answers)[number]);
        await route.fulfill({ response });
      });
      await openAs(page, 'service', `${book}?status=closed`);
      const row = shownPage(page).locator('tbody tr').first();
      await expect(row).toBeVisible();
      const [{ due, receivedTime } = { due: '', receivedTime: '' }] = answers[0]?.resultData.list ?? [];
      await expect(row).toContainText(due);
      await expect(row).toContainText(receivedTime.slice(0, 10));
      await row.locator('a').click();
      const part = shownPage(page).getByRole('region', { name: '答复期限' });
      await part.getByText('期限是怎么算的').click();
      const formatted = `${due} 周${'日一二三四五六'[new Date(due).getUTCDay()]}`;
      await expect(part.locator('strong')).toHaveText(formatted);
      await expect(part.getByRole('listitem').last()).toHaveText(`5${formatted}`);
      await expect(shownPage(page).getByText(`受理日期 ${receivedTime.slice(0, 16)}`)).toBeVisible();
    });
  });
