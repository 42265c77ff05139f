import type { Page } from '@playwright/test';
import { contents } from '#tests/corpus/files.ts';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { expectSaved, listPath, openAs, saveButton, shownPage } from '#tests/browser/support/app.ts';
import { startStallingProxy } from '#tests/browser/support/stalling-proxy.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const writer = (page: Page) => shownPage(page).getByRole('textbox', { name: '正文' });
const coverFile = (page: Page) => shownPage(page).locator('input[type=file][aria-label="封面图"]');
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(contents.png) });

/** Pastes this into the field, as another program would have copied it. */
const paste = (page: Page, html: string) =>
  writer(page).evaluate((field, held) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', held);
    clipboardData.setData('text/plain', 'x');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Stores a record’s text by a direct call, without the page. */
const storeContent = (page: Page, content: string) =>
  page.evaluate(
    async ([path, text]) => {
      const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const post = async (verb: string, body: object) => {
        const headers = { 'Content-Type': 'application/json', Authorization: decodeURIComponent(token) };
        const answer = await fetch(`/backApi${path}/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return ((await answer.json()) as { resultData: object }).resultData;
      };
      await post('update', { ...(await post('get', { id: '1' })), content: text });
    },
    [listPath, content] as const,
  );

/** Whether anything ran, was loaded from another host, or has a listener. */
const dangers = (page: Page) =>
  page.evaluate(() => ({
    ran: '__xss' in window,
    foreign: document.querySelectorAll(
      'main :is(script, iframe, object, embed, form form, svg script, [srcdoc], [onerror], [onload], [onclick], [src*=attacker], a[href*=script])',
    ).length,
  }));

for (const { bypassCSP, name } of [
  { bypassCSP: true, name: 'without any policy' },
  { bypassCSP: false, name: 'under the policy' },
]) {
  test.describe(name, () => {
    test.use({ bypassCSP });
    test(`fault D1, D9: hostile texts of the server run nothing and call no host, in editor and reader, ${name}`, async ({
      page,
      expectConsole,
    }) => {
      // Parsing them in a separate document already blocks their styles and addresses.
      if (!bypassCSP) expectConsole('error', /violates the following Content Security Policy directive/);
      const foreign: string[] = [];
      page.on(
        'request',
        (request) =>
          !request.url().startsWith('http://127.0.0.1') &&
          !request.url().startsWith('data:') &&
          foreign.push(request.url()),
      );
      // Headings separate the attacks.
      const content = hostileHtml.map((html) => `<h3>.</h3>${html}`).join('\n');
      await openAs(page, 'editor');
      await storeContent(page, content);
      await page.goto(`${listPath}/1`);
      await expect(writer(page)).toBeVisible();
      await writer(page).click();
      expect([await dangers(page), foreign]).toEqual([{ ran: false, foreign: 0 }, []]);

      await paste(page, content);
      await shownPage(page).getByRole('button', { name: '链接', exact: true }).click();
      await page.getByRole('textbox', { name: '链接地址' }).fill('javascript:window.__xss=1');
      await page.keyboard.press('Enter');
      await expect(page.getByText('只能链接到http、https网址')).toBeVisible();
      expect([await dangers(page), foreign]).toEqual([{ ran: false, foreign: 0 }, []]);

      await page.context().clearCookies();
      await openAs(page, 'viewer', `${listPath}/1`);
      await expect(shownPage(page).locator('dt:text-is("正文") + dd')).toContainText('.');
      expect([await dangers(page), foreign]).toEqual([{ ran: false, foreign: 0 }, []]);
    });
  });
}

test('fault D5, D13, E19: pictures are checked, those with script refused; an upload shows no invented percentage, is retried after a lost connection, and can be cancelled; a picture is dropped into a text', async ({
  page,
  server,
  expectConsole,
}) => {
  const line = await startStallingProxy(server?.url ?? '');
  await openAs(page, 'editor', `${line.url}${listPath}/1`);
  await writer(page).press('Control+a');
  await writer(page).press('Delete');
  const refusal = shownPage(page).getByRole('alert').filter({ hasText: '未能上传' });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/sys/file/upload') && sent.push(request.url()));
  for (const [name, mimeType, buffer, words] of [
    ['a.svg', 'image/svg+xml', contents.svg, '仅支持JPEG'],
    ['a.html.png', 'image/png', contents.png, '文件名中间还有网页或程序的扩展名'],
    ['a.png', 'image/png', new Uint8Array(), '文件内容为空'],
    ['a.png', 'image/png', contents.html, '文件内容与扩展名不符'],
    // Truncated: it begins like a picture, but cannot be drawn.
    ['b.png', 'image/png', contents.png.subarray(0, 40), '文件内容与扩展名不符'],
    ['a.gif', 'image/gif', contents.gifWithScript, '文件内容与扩展名不符'],
    ['a.png', 'image/png', new Uint8Array(6 * 1024 * 1024), '文件不能超过5MB'],
  ] as const) {
    await coverFile(page).setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) });
    // The message of this file, not of the previous one.
    await expect(refusal).toContainText(new RegExp(`${name}.*${words}`));
  }
  expect(sent).toEqual([]);

  // The connection stalls in the middle, and breaks.
  const large = Buffer.concat([Buffer.from(contents.png), Buffer.alloc(4_900_000)]);
  line.jam(1_000_000);
  await coverFile(page).setInputFiles({ name: '漓江.png', mimeType: 'image/png', buffer: large });
  const progress = shownPage(page).getByRole('progressbar', { name: '正在上传：漓江.png' });
  await expect.poll(() => line.isStuck()).toBe(true);
  await expect(progress).not.toHaveAttribute('aria-valuenow');
  expectConsole('request', /sys\/file\/upload net::ERR_/);
  expectConsole('error', /net::ERR_/);
  line.cut();
  await expect(refusal).toContainText('无法连接服务器');
  line.jam(1_000_000);
  await refusal.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => line.isStuck()).toBe(true);
  await shownPage(page).getByRole('button', { name: '取消上传' }).click();
  await expect(progress).toHaveCount(0);
  line.cut();

  await coverFile(page).setInputFiles(png('漓江.png'));
  await expect(shownPage(page).getByRole('img', { name: '封面图' })).toBeVisible();

  await writer(page).evaluate(
    (field, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], '晨雾.png', { type: 'image/png' }));
      const { x, y } = field.getBoundingClientRect();
      field.dispatchEvent(
        new DragEvent('drop', { dataTransfer, clientX: x + 20, clientY: y + 20, bubbles: true, cancelable: true }),
      );
    },
    [...contents.png],
  );
  await writer(page).locator('img').click();
  await page.getByRole('textbox', { name: /^图片说明/ }).fill('漓江晨雾');
  await expect(writer(page).getByRole('img', { name: '漓江晨雾' })).toBeVisible();
  await writer(page).press('Control+End');
  await paste(page, '<p class=MsoNormal><b>林下</b>经济<o:p></o:p></p>');
  await expect(writer(page)).toContainText('林下经济');
  const saved = page.waitForRequest((request) => request.url().endsWith(`${listPath}/update`));
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  const { cover, content } = (await saved).postDataJSON() as Record<string, string>;
  await expectSaved(page);
  expect([cover, content]).toEqual(['F1', '<img data-file="F2" alt="漓江晨雾"><p><strong>林下</strong>经济</p>']);
  await line.close();
});
