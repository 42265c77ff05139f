import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';

/** The print of a score sheet (`sheet-paper.tsx`), loaded when it is first printed. */
export const LatePaper = late(async () => {
  const [{ SheetPaper }] = await Promise.all([imported(() => import('./sheet-paper.tsx')), loadTexts('sheet')]);
  return SheetPaper;
});
