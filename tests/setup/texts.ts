import { startTexts } from '#src/i18n/setup.ts';

/** i18next starts once in a page, so here once in a worker. Tests change its language, and never start it again. */
export const textsStarted = startTexts('zh');
