import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';

/** The mark of a paper sheet (`entered-mark.tsx`), loaded with its texts when a page first shows one. */
export const LateEnteredMark = late(async () => {
  const [{ EnteredMark }] = await Promise.all([
    imported(() => import('./entered-mark.tsx')),
    loadTexts('sheet'),
    loadTexts('rich'),
  ]);
  return EnteredMark;
});
