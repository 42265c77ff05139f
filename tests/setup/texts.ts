import { changeLanguage, currentLanguage, startTexts } from '#src/i18n/setup.ts';
import { afterEveryTest } from './after-each.ts';

/** i18next starts once per page, and here once per worker. Tests change its language but never restart it. */
export const textsStarted = startTexts('zh');

afterEveryTest(async () => {
  if (currentLanguage() !== 'zh') await changeLanguage('zh');
});
