import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A violated rule and where. */
interface Violation {
  id: string;
  where: readonly string[];
}

interface Scope {
  /** A selector of the checked part; without it the whole page. */
  within?: string;
  /** The only rules to check; without it all rules. */
  rules?: readonly string[];
}

/** The violations that axe finds on the present page. Its code is injected once, because that takes half a second. */
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
