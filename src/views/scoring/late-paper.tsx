import { imported } from '#src/i18n/import-afresh.ts';
import { latePaper } from '#src/views/print/late-paper.ts';

/** The print of a score sheet (`sheet-paper.tsx`), loaded when it is first printed. */
export const LatePaper = latePaper(async () => (await imported(() => import('./sheet-paper.tsx'))).SheetPaper);
