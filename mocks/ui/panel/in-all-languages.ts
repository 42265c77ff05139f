import type { ToolLanguage, ToolText } from '#src/tools/kit/sign.ts';
import { panelTexts, type PanelTexts } from './texts.ts';

/** A text of the panel in the languages of the tools. */
export const inAllLanguages = (write: (texts: PanelTexts, language: ToolLanguage) => string): ToolText => ({
  zh: write(panelTexts.zh, 'zh'),
  en: write(panelTexts.en, 'en'),
});
