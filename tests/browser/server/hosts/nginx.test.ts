import { connect } from 'node:net';
import { addressOf, expectList, listPath, openAs } from '#tests/browser/support/app.ts';
import { largestBody } from '#delivery/nginx/site.ts';
import { maxFileBytes } from '#src/domain/files/uploadable.ts';
import { expect, test } from '#tests/browser/support/hosts.ts';

test.use({ host: 'nginx' });

test('a deep link opens, also after a reload (G07)', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?status=online&pageNum=2#x`);
  await expectList(page);
  await page.reload();
  await expectList(page);
  expect(addressOf(page)).toBe(`${listPath}?status=online&pageNum=2#x`);
});

test('the second visit requests no asset again, and revalidates only the page (fault I3)', async ({ page, nginx }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.waitForLoadState('networkidle');
  const before = (await nginx?.requests())?.length ?? 0;
  await page.reload();
  await expectList(page);
  await page.waitForLoadState('networkidle');
  const again = ((await nginx?.requests()) ?? []).slice(before).map((line) => /"GET (\S+) \S+" (\d+)/.exec(line));
  const files = again.flatMap((found) => (found ? [`${found[1]} ${found[2]}`] : []));
  expect(files.toSorted()).toEqual(['/config.json 304', `${listPath} 304`]);
});

test('a host in front that uses HTTP/1.0 gets the compressed files of the build', async ({ request, nginx }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const { hostname, port } = new URL(nginx?.url ?? '');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const head = await new Promise<string>((resolve, reject) => {
    const line = connect(Number(port), hostname, () =>
      line.write(`HEAD ${script} HTTP/1.0\r\nVia: 1.0 front\r\nAccept-Encoding: gzip\r\n\r\n`),
    );
    let received = '';
    line
      .setEncoding('utf8')
      .on('data', (text: string) => {
        received += text;
      })
      .once('end', () => resolve(received))
      .once('error', reject);
  });
  expect(head).toContain('200 OK');
  expect(head).toContain('Content-Encoding: gzip');
});

test('health checks are answered and fill no log', async ({ request, nginx }) => {
  const answer = await request.get('/healthz');
  expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([200, 'ok', 'no-store']);
  await request.get('/favicon.ico');
  const logged = (await nginx?.requests()) ?? [];
  expect(logged.some((line) => line.includes('/favicon.ico'))).toBe(true);
  expect(logged.filter((line) => line.includes('/healthz'))).toEqual([]);
});

test('the largest picture reaches the back-end, larger files do not', async ({ request }) => {
  const send = async (size: number) => {
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(size) };
    const answer = await request.post('/backApi/sys/file/upload', { multipart: { file } });
    return { status: answer.status(), text: await answer.text() };
  };
  const largest = await send(maxFileBytes);
  // Nobody is logged in here: the message comes from the back-end.
  expect([largest.status, JSON.parse(largest.text)]).toEqual([200, expect.objectContaining({ rCode: 201 })]);
  expect((await send(largestBody)).status).toBe(413);
});

for (const path of ['/%2e%2e/package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/%00', '/%'])
  test(`${path} stays in the folder (fault B8)`, async ({ request }) => {
    const answer = await request.get(path);
    expect([400, 404]).toContain(answer.status());
    expect(await answer.text()).not.toContain('forestry-science-admin');
  });
