import type { Page } from '@playwright/test';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { basesPath, scorePath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { call, firstPage } from './call.ts';

/** Opens the sheet of 29 criteria: that of a forest wellness base that no panel judges yet. */
export async function openSheet(page: Page): Promise<Page> {
  const bases = { ...firstPage, type: 'forestWellness' };
  for (const { id } of (await call<{ list: ContentRecord[] }>(page, 'auditor', `${basesPath}/query`, bases)).list) {
    const request = { subject: { path: basesPath, id }, due: '2099-12-31', experts: ['expert'] };
    const review = await call<Review>(page, 'auditor', `${scorePath}/appoint`, request).catch(() => null);
    if (!review) continue;
    await openAs(page, 'expert', `${scoringPathOf(review.kind)}?review=${review.id}`);
    await shownPage(page).locator('[data-points]').nth(28).waitFor();
    return page;
  }
  throw new Error('each base is being judged');
}
