import type { ComponentType } from 'react';

/** The languages in which tools speak; any other is English. */
export type ToolLanguage = 'zh' | 'en' | 'es' | 'ja';

export interface ToolProps {
  language: ToolLanguage;
}

/** A tool for who tests and develops: it is loaded when it is first opened. */
export interface Tool {
  id: string;
  name: Readonly<Record<ToolLanguage, string>>;
  /** The key that opens it until somebody chooses another: as `Ctrl+F10`. */
  key: string;
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** What the badge says of it: a short text and whether it is a warning. Null says nothing. */
  watchSign?: (tell: (sign: ToolSign | null) => void) => void;
}

export interface ToolSign {
  text: Words;
  isWarning: boolean;
  notice?: ToolNotice | null;
}

type Words = Readonly<Record<ToolLanguage, string>>;

/** What is said aloud, with a button that ends what it is about, and one that leaves all as it is. */
interface ToolNotice {
  text: Words;
  end: Words;
  keep: Words;
  onEnd: () => void;
}

export const toolLanguage = (tag: string): ToolLanguage => {
  const short = tag.slice(0, 2).toLowerCase();
  return short === 'zh' || short === 'es' || short === 'ja' ? short : 'en';
};
