import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cookieOf, fillLogin, openAs, shownPage, submitLogin } from '#tests/browser/support/app.ts';
import { contents } from '#tests/corpus/files.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Another server, which accepts calls of every page and records them. */
async function openElsewhere() {
  const received: string[] = [];
  const server = createServer((request, answer) => {
    received.push(`${request.method} ${request.url}`);
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Allow-Methods': '*',
    };
    answer.writeHead(200, headers).end(
      JSON.stringify({
        success: true,
        rCode: 200,
        resultData: { access_token: 'stolen', id: 'F9', name: 'x.png', type: 'image/png', size: 1 },
      }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

test('a redirect of calls to another origin: neither password nor picture gets there, and its answer is not accepted', async ({
  page,
  server,
  addFault,
}) => {
  const elsewhere = await openElsewhere();
  const sendAway = (path: string) =>
    addFault(page, { kind: 'status', path, status: 307, body: '', headers: { Location: `${elsewhere.url}${path}` } });

  await page.goto(`${server?.url}/login`);
  await sendAway('/sys/auth/login');
  await fillLogin(page, 'editor');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('无法读取服务器的响应，请稍后重试');
  expect(await cookieOf(page, 'Admin-Token')).toEqual(undefined);

  await openAs(page, 'editor', '/home/scienceKnowledge/1');
  await sendAway('/sys/file/upload');
  await shownPage(page)
    .locator('input[type=file][aria-label="封面图"]')
    .setInputFiles({ name: '漓江.png', mimeType: 'image/png', buffer: Buffer.from(contents.png) });
  await expect(shownPage(page).getByRole('alert').filter({ hasText: '未能上传' })).toContainText(
    '无法读取服务器的响应，请稍后重试',
  );
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});
