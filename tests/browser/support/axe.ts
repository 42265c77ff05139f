import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A rule that is broken, and where. */
interface Violation {
  id: string;
  where: readonly string[];
}

/**
 * Reports what axe objects to on a page, or in the part that a selector names. Its code is put into the page once, because
 * that takes half a second.
 */
export async function violationsOn(page: Page, within?: string): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations = [] } = (await window.axe?.run(selector ?? document, { resultTypes: ['violations'] })) ?? {};
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, within);
}
