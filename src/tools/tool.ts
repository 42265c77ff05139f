import type { ComponentType } from 'react';
import type { ToolLanguage, ToolSign, ToolText } from './kit/sign.ts';

export interface ToolProps {
  language: ToolLanguage;
}

/** A tool for testers and developers, loaded when it is first opened. */
export interface Tool {
  id: string;
  name: ToolText;
  /** The default shortcut, such as `Ctrl+F10`. */
  key: string;
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** Reports what the badge shows about the tool: a short text, and whether it is a warning. Null shows nothing. */
  watchSign?: (tell: (sign: ToolSign | null) => void) => void;
}

export const toolLanguage = (tag: string): ToolLanguage => (tag.toLowerCase().startsWith('zh') ? 'zh' : 'en');
