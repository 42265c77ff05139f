import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#src/domain/routes/routes.ts';
import { languages } from '#src/i18n/languages.ts';
import en from '#src/i18n/en/shell.ts';
import es from '#src/i18n/es/shell.ts';
import ja from '#src/i18n/ja/shell.ts';
import zh from '#src/i18n/zh/shell.ts';
import { home } from '#tests/machines/support/fixtures.ts';
import { openTabBrowser } from '#tests/machines/support/tab-browser.ts';
import { createTabModel, fleeting, hrefs, places, type Step } from '#tests/machines/support/tab-model.ts';

const texts: Record<(typeof languages)[number], Record<string, string>> = { zh, en, es, ja };

// Every current page is cached, so this file declares one that is not.
const route = routes.find(({ path }) => path === fleeting) ?? {};
beforeAll(() => void Object.assign(route, { noCache: true }));
afterAll(() => void Object.assign(route, { noCache: false }));

const path = fc.constantFrom(...places);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('open' as const), href: fc.constantFrom(...hrefs) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'closeOthers' as const, 'refresh' as const), path }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('closeAll' as const, 'back' as const, 'reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('speak' as const), language: fc.constantFrom(...languages) }) },
);

// 15,000 steps take a second on an idle machine.
test('the tabs match the plain model after any sequence of steps', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 30 }), (steps) => {
      const model = createTabModel();
      const browser = openTabBrowser();
      try {
        for (const one of steps) {
          model.take(one);
          browser.take(one);
          expect(browser.view()).toEqual(model.view());
          expectRules(browser, model.language());
        }
      } finally {
        browser.close();
      }
    }),
    { numRuns: 500 },
  );
});

type TabBrowser = ReturnType<typeof openTabBrowser>;

/** The invariants, independent of the model. */
function expectRules({ pages, snapshot }: TabBrowser, language: (typeof languages)[number]) {
  const { tabs, active, pages: live } = snapshot().context;
  const paths = tabs.map((tab) => tab.path);
  expect(paths[0], 'the affix tab is the first').toBe(home);
  expect(paths, 'one tab per page').toEqual([...new Set(paths)]);
  expect(active === null || paths.includes(active), 'the active page has a tab').toBe(true);
  expect(
    tabs.filter((tab) => !texts[language][tab.title]),
    'every tab has a title',
  ).toEqual([]);
  const kept = Object.keys(live).map((id) => tabs.find((tab) => tab.id === id));
  expect(
    kept.filter((tab) => !tab || (tab.noCache && tab.path !== active)),
    'only open tabs keep a page',
  ).toEqual([]);
  const held = new Set(Object.values(live).map(({ actor }) => actor));
  const running = pages.filter((page) => page.getSnapshot().status === 'active');
  expect(
    { runningCount: running.length, areHeld: running.every((page) => held.has(page)) },
    'removed pages have ended',
  ).toEqual({
    runningCount: held.size,
    areHeld: true,
  });
}
