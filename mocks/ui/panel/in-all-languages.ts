import type { ToolWords } from '#src/tools/kit/sign.ts';
import { panelTexts, type PanelTexts } from './texts.ts';

export type Language = keyof typeof panelTexts;

/** A text of the panel in all of its languages. */
export const inAllLanguages = (write: (texts: PanelTexts, language: Language) => string): ToolWords => ({
  zh: write(panelTexts.zh, 'zh'),
  en: write(panelTexts.en, 'en'),
  es: write(panelTexts.es, 'es'),
  ja: write(panelTexts.ja, 'ja'),
});
