import type { Page } from '@playwright/test';
import { workerFile } from '#mocks/worker.ts';
import { expectList, expectLogin, listPath, logIn } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Controls every page at once, and answers each call itself. */
const script = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.url.includes('/backApi/')) event.respondWith(new Response('{}', { status: 418 }));
});
`;

// The build that left it had its own policy, which allowed it.
test.use({ bypassCSP: true });

for (const name of [workerFile, 'mockServiceWorker.js']) {
  test(`the ${name} of an earlier mock build is removed at the start and answers nothing`, async ({
    page,
    context,
  }) => {
    await context.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.goto('/favicon.svg');
    await page.evaluate(async (file) => {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await navigator.serviceWorker.register(`/${file}`);
      await taken;
    }, name);
    const answeredByWorker: boolean[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/backApi/')) answeredByWorker.push(response.fromServiceWorker());
    });

    await page.goto(listPath);
    await expectLogin(page);
    await logIn(page, 'editor');
    await expectList(page);
    expect(new Set(answeredByWorker)).toEqual(new Set([false]));
    expect(await workersOf(page)).toEqual({ controlled: false, registered: 0 });
  });
}

const workersOf = (page: Page) =>
  page.evaluate(async () => ({
    controlled: navigator.serviceWorker.controller !== null,
    registered: (await navigator.serviceWorker.getRegistrations()).length,
  }));
