/** The languages of the tools. Pages in any other language show the tools in English. */
export type ToolLanguage = 'zh' | 'en';

/** One text in the languages of the tools. */
export type ToolText = Readonly<Record<ToolLanguage, string>>;

/** What the badge shows about a tool. */
export interface ToolSign {
  text: ToolText;
  isWarning: boolean;
  notice?: ToolNotice | null;
  /** A button above the badge. */
  action?: ToolAction;
}

interface ToolAction {
  text: ToolText;
  onPress: () => void;
}

/** An alert beside the badge, with one button that ends its cause and one that dismisses it. */
export interface ToolNotice {
  text: ToolText;
  end: ToolText;
  keep: ToolText;
  onEnd: () => void;
  onKeep?: () => void;
}
