import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';
import type { States } from './states.ts';

/**
 * The scheme changes only colours, so each width gets all rules once. In `npm test` most states are checked once in each
 * width and in each scheme: light on wide screens, dark on the phone.
 */
const looks = [
  { width: 1280, colorScheme: 'light', onlyColours: false, isUsual: true },
  { width: 1280, colorScheme: 'dark', onlyColours: true, isUsual: false },
  { width: 390, colorScheme: 'light', onlyColours: true, isUsual: false },
  { width: 390, colorScheme: 'dark', onlyColours: false, isUsual: true },
] as const;

export const stepsOf = (name: string, state: States[string]) =>
  typeof state === 'function' ? { [name]: state } : state;

/** Declares a test for each group of states: axe finds nothing, and the page is not too wide. `throughout`: the states that every run checks in all looks. */
export function testAccessibility(states: States, throughout: readonly string[] = []): void {
  for (const [name, state] of Object.entries(states))
    test(`accessible, wide and narrow, light and dark: ${name}`, async ({ page, addFault }) => {
      const found: unknown[] = [];
      for (const [step, arrive] of Object.entries(stepsOf(name, state))) {
        await take(page, looks[0]);
        await arrive(page, addFault);
        for (const look of looks) {
          if (!isDeep && !look.isUsual && !throughout.includes(step)) continue;
          await take(page, look);
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.colorScheme);
          // Colours in transition belong to no state.
          await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
          const { width, colorScheme, onlyColours } = look;
          for (const violation of await violationsOn(page, onlyColours ? { rules: ['color-contrast'] } : {}))
            found.push({ step, width, colorScheme, ...violation });
          found.push(...(await tooWide(page)).map((text) => ({ step, width, colorScheme, tooWide: text })));
        }
      }
      expect(found).toEqual([]);
    });
}

async function take(page: Page, { width, colorScheme }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/** The page itself never scrolls sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : [];
  });
