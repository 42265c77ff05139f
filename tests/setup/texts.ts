import { changeLanguage, currentLanguage, startTexts } from '#src/i18n/setup.ts';
import { afterEveryTest } from './after-each.ts';

/** i18next starts once in a page, so here once in a worker. Tests change its language, and never start it again. */
export const textsStarted = startTexts('zh');

afterEveryTest(async () => {
  if (currentLanguage() !== 'zh') await changeLanguage('zh');
});
