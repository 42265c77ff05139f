import { panelTexts, type PanelTexts } from './texts.ts';

export type Language = keyof typeof panelTexts;

/** What the badge shows, and what is said aloud with it. */
export interface Sign {
  text: Words;
  isWarning: boolean;
  notice: { text: Words; end: Words; keep: Words; onEnd: () => void } | null;
}

type Words = Readonly<Record<Language, string>>;

export const inAll = (write: (texts: PanelTexts, language: Language) => string): Words => ({
  zh: write(panelTexts.zh, 'zh'),
  en: write(panelTexts.en, 'en'),
  es: write(panelTexts.es, 'es'),
  ja: write(panelTexts.ja, 'ja'),
});
