import { imported } from '#src/i18n/import-afresh.ts';
import { latePaper } from '#src/views/print/late-paper.ts';

/** The print version of a template. */
export const LateTemplatePaper = latePaper(
  async () => (await imported(() => import('./template-paper.tsx'))).TemplatePaper,
);
