import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('decision 053: a mock build turns no text into HTML either, and the editor reads pasted text', async ({
  page,
  expectConsole,
}) => {
  await openAs(page, 'editor', `${listPath}/1`);
  const writer = shownPage(page).getByRole('textbox', { name: '正文' });
  await writer.press('Control+a');
  await writer.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<div><b>林下</b>经济<p>漓江</p></div>');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(writer.locator('p')).toHaveText(['林下经济', '漓江']);
  await expect(writer.locator('strong')).toHaveText('林下');

  expectConsole('error', /requires 'TrustedHTML'/);
  const made = page.evaluate(() => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }).innerHTML);
  await expect(made).rejects.toThrow('TypeError');
});
