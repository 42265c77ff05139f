/** The languages in which tools speak; any other is English. */
export type ToolLanguage = 'zh' | 'en' | 'es' | 'ja';

export type ToolWords = Readonly<Record<ToolLanguage, string>>;

/** What the badge says of a tool. */
export interface ToolSign {
  text: ToolWords;
  isWarning: boolean;
  notice?: ToolNotice | null;
}

/** What is said aloud, with a button that ends what it is about, and one that leaves all as it is. */
interface ToolNotice {
  text: ToolWords;
  end: ToolWords;
  keep: ToolWords;
  onEnd: () => void;
}
