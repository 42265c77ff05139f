import type { ComponentType } from 'react';
import type { ToolLanguage, ToolSign, ToolText } from './kit/sign.ts';

export interface ToolProps {
  language: ToolLanguage;
}

/** A tool for who tests and develops: it is loaded when it is first opened. */
export interface Tool {
  id: string;
  name: ToolText;
  /** The key that opens it until somebody chooses another: as `Ctrl+F10`. */
  key: string;
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** What the badge says of it: a short text and whether it is a warning. Null says nothing. */
  watchSign?: (tell: (sign: ToolSign | null) => void) => void;
}

export const toolLanguage = (tag: string): ToolLanguage => (tag.toLowerCase().startsWith('zh') ? 'zh' : 'en');
