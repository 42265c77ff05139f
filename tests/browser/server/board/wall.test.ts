import type { Page } from '@playwright/test';
import type { Board } from '#src/domain/board/board.ts';
import { wallPath } from '#src/domain/routes/location.ts';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { countLoads, openAs, shownPage, watchCalls } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { watchHeap } from '#tests/browser/support/heap.ts';
import { isDeep } from '#tests/support/deep.ts';
import { countEntries, speedUp, openWall, tileOf, setVisibility } from '#tests/browser/support/wall.ts';

const call = 'POST /board/dashboard/query';

/** The faults of the layout: text that is too small, cut or outside its tile, and anything scaled or scrolled. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.querySelector('main') as HTMLElement;
    const isShown = (element: Element) => element.getBoundingClientRect().width > 2;
    const all = [...root.querySelectorAll('*')].filter(isShown);
    const named = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
    for (const element of all) {
      const { fontSize, transform, zoom, scale } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (hasText && Number.parseFloat(fontSize) < innerHeight * 0.015) faults.push(`small: ${named(element)}`);
      if (transform !== 'none' || Number(zoom) !== 1 || scale !== 'none') faults.push(`scaled: ${named(element)}`);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const isBox = getComputedStyle(element).display !== 'inline' && !(element instanceof SVGElement);
      if (isBox && element.matches('[class*=name]') && scrollHeight > clientHeight + Number.parseFloat(fontSize) * 0.6)
        faults.push(`cut: ${named(element)}`);
      if (isBox && getComputedStyle(element).overflow !== 'visible' && scrollWidth > clientWidth + 1)
        faults.push(`scrolls: ${named(element)}`);
    }
    for (const tile of root.querySelectorAll('section, dl:not(section *) > div')) {
      const box = tile.getBoundingClientRect();
      for (const part of [...tile.querySelectorAll('*')].filter(isShown)) {
        const { bottom, right } = part.getBoundingClientRect();
        if (bottom > box.bottom + 1 || right > box.right + 1) faults.push(`outside: ${named(part)}`);
      }
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) faults.push(`off screen: ${named(tile)}`);
    }
    const [first] = root.children;
    if (first && first.scrollHeight > first.clientHeight) faults.push('the wall scrolls');
    return faults;
  });

/** Runs in the page: the names of cities that are longer than their tile, or on more than one line. */
function brokenCities(root: Element) {
  return [...root.querySelectorAll('[data-tile=map] li')].flatMap((city) => {
    const name = city.querySelector('span > span') as Element;
    const range = document.createRange();
    range.selectNodeContents(name);
    const isCut = range.getBoundingClientRect().right > city.getBoundingClientRect().right;
    return isCut || range.getClientRects().length !== 1 ? [name.textContent] : [];
  });
}

/** Advances the clock by some seconds, which contain one refresh. Calls take real time, so the answer is awaited. */
async function refresh(page: Page, seconds: number) {
  const answered = page.waitForResponse(/\/board\/dashboard\/query$/);
  await page.clock.runFor(seconds * 1000);
  await (await answered).finished();
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const) {
  for (const [language, browsing] of [
    ['zh', '浏览量'],
    ['es', 'Visitas'],
  ] as const) {
    // Spanish has the longest words: if they fit, the other languages fit, too.
    if (!isDeep && language === 'zh' && width > 1280) continue;
    test(`W5.1, W5.2, W5.3 at ${width} × ${height} in ${language} everything has its real size, is large enough and uncut, also with old figures`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openWall(page, `?lang=${language}`);
      await expect(tileOf(page, browsing)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.locator('main').evaluate(brokenCities)).toEqual([]);
      await expect(page.locator('[data-stale]')).toHaveCount(0);

      await page.route('**/board/dashboard/query', async (route) => {
        const answer = await (await route.fetch()).text();
        const { time } = (JSON.parse(answer) as { resultData: Board }).resultData;
        // The time of the answer appears first, and stays.
        const [head = '', ...tiles] = answer.split('"tiles"');
        await route.fulfill({
          body: [head, ...tiles.map((text) => text.replaceAll(time, '2026-01-01 09:00:00'))].join('"tiles"'),
        });
      });
      await page.reload();
      await expect(page.locator('[data-stale]')).toHaveCount(13);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}

test('W5.5 while hidden it makes no calls; when shown again it makes one, and the clock is right', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-08T14:05:00+08:00') });
  await openWall(page, '?interval=600');
  await expect(tileOf(page, '浏览量')).toBeVisible();
  const calls = watchCalls(page);
  await setVisibility(page, 'hidden');
  await page.clock.fastForward('03:00:00');
  expect(calls).toEqual([]);
  await setVisibility(page, 'visible');
  await expect.poll(() => calls.filter((one) => one === call)).toEqual([call]);
  await expect(tileOf(page, '浏览量')).toBeVisible();
  // The browser’s clock is three hours ahead by now: the wall follows the server’s clock.
  const clock = page.locator('header time').first();
  const minuteOf = (time: string | number) => Math.floor(new Date(time).getTime() / 60_000);
  await expect.poll(async () => minuteOf((await clock.getAttribute('datetime')) ?? '') - minuteOf(Date.now())).toBe(0);
  expect(calls.filter((one) => one === call)).toEqual([call]);
});

test('W5.6 signed out: the figures stay, calls stop, and the login returns to the same wall', async ({
  page,
  addFault,
}) => {
  await page.clock.install();
  await openWall(page, '?interval=10&theme=dark');
  await expect(tileOf(page, '浏览量')).toBeVisible();
  await addFault(page, { kind: 'expire', path: '/board/dashboard/query' });
  await page.clock.runFor(12_000);
  const signIn = page.getByRole('button', { name: '重新登录' });
  await expect(signIn).toBeVisible();
  const calls = watchCalls(page);
  await page.clock.runFor(60_000);
  expect(calls).toEqual([]);
  await expect(tileOf(page, '浏览量')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signIn.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${wallPath}?interval=10&theme=dark`);
});

test('W5.7 a new build reloads the wall once, with the same settings', async ({ page }) => {
  await page.clock.install();
  await openWall(page, '?interval=600&theme=dark');
  await expect(tileOf(page, '浏览量')).toBeVisible();
  const isStart = (address: string) => new URL(address).pathname === '/';
  await page.route(
    ({ href }) => isStart(href),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js"></script>' }),
  );
  const loads = countLoads(page);
  await refresh(page, 601);
  await expect.poll(loads).toBe(1);
  await expect(tileOf(page, '浏览量')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  for (let time = 0; time < 2; time += 1) {
    // The next refresh would abort the request.
    const looked = page.waitForResponse((response) => isStart(response.url()));
    await refresh(page, 601);
    await (await looked).finished();
  }
  await expect(tileOf(page, '浏览量')).toBeVisible();
  expect(loads()).toBe(1);
});

test('W5.8 refreshes do not accumulate nodes, listeners, actors or the browser’s own measurements', async ({
  page,
}) => {
  // A higher speed would abort calls: their limit is two intervals, here a second, and then the pauses grow.
  test.setTimeout(240_000);
  await page.addInitScript(speedUp, 20);
  await openWall(page, '?interval=10');
  const weigh = await watchHeap(page);
  const refreshed = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answered = page.waitForResponse(/\/board\/dashboard\/query$/);
      await (await answered).finished();
    }
    return { ...(await weigh()), entries: await page.evaluate(countEntries) };
  };
  const [first, more] = isDeep ? [15, 40] : [4, 12];
  const before = await refreshed(first);
  const after = await refreshed(more);
  // A pending call adds a few of each.
  for (const what of ['nodes', 'listeners', 'actors', 'entries'] as const)
    expect({ what, grown: after[what] > before[what] * 1.1 + 3 }).toEqual({ what, grown: false });
});

test('W5.9 the wall alone shows no messages, and the pointer hides', async ({ page }) => {
  await page.clock.install();
  await openWall(page);
  await expect(tileOf(page, '浏览量')).toBeVisible();
  await page.mouse.move(400, 400);
  await expect(page.locator('main')).not.toHaveCSS('cursor', 'none');
  await page.clock.runFor(6000);
  await expect(page.locator('main')).toHaveCSS('cursor', 'none');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the wall and on the page in the layout, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openWall(page, '', 'admin');
    await expect(tileOf(page, '浏览量')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/board/dashboard');
    await expect(shownPage(page).getByRole('region', { name: '最新动态' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}

const layouts = [390, 800, 1280].flatMap((width) =>
  (isDeep ? ['zh', 'en', 'es', 'ja'] : [width === 390 ? 'es' : 'zh']).map((language) => [width, language] as const),
);

for (const [width, language] of layouts) {
  test(`in the layout at ${width} px in ${language} nothing overlaps or sticks out, and no city name breaks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, 'admin');
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.goto('/board/dashboard');
    const tiles = shownPage(page).getByRole('region');
    await expect(tiles).toHaveCount(8);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    const boxes = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const lies = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    expect(boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => lies(a, b)))).toEqual([]);
    expect(boxes.filter(({ right, left }) => right > width || left < 0)).toEqual([]);
    expect(await shownPage(page).evaluate(brokenCities)).toEqual([]);
    const tops = await shownPage(page)
      .locator('dl:not(section *) > div')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    // The five numbers: two, two and one on a phone, otherwise in one row.
    expect(new Set(tops).size).toBe(width === 390 ? 3 : 1);
  });
}
