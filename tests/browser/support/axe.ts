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

interface Scope {
  /** A selector of the part that is looked at; the whole page without it. */
  within?: string;
  /** The only rules that count; all without it. */
  rules?: readonly string[];
}

/** What axe objects to on a page as it stands. Its code is put into the page once, for that takes half a second. */
export async function violationsOn(page: Page, { within, rules }: Scope = {}): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, only]) => {
      const { violations = [] } =
        (await window.axe?.run(selector ?? document, {
          resultTypes: ['violations'],
          ...(only && { runOnly: [...only] }),
        })) ?? {};
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
      }));
    },
    [within, rules] as const,
  );
}
