import type { ToolLanguage } from './kit/sign.ts';

export interface ToolTexts {
  tools: string;
  open: (name: string, key: string) => string;
  close: string;
  height: string;
  failed: string;
  again: string;
  loading: string;
  changeKey: string;
  press: string;
  taken: string;
  /** The shortcut belongs to this other tool. */
  ofTool: (name: string) => string;
}

export const toolTexts: Readonly<Record<ToolLanguage, ToolTexts>> = {
  zh: {
    tools: '测试与开发工具',
    open: (name, key) => `打开${name}（${key}）`,
    close: '关闭工具',
    height: '工具窗口高度',
    failed: '此工具出错，应用不受影响。',
    again: '重新打开',
    loading: '正在加载…',
    changeKey: '更改快捷键',
    press: '请按新的快捷键，Esc 取消',
    taken: '该快捷键归浏览器或系统所有，请换一个，例如 Ctrl+F10',
    ofTool: (name) => `该快捷键已用于${name}，请换一个`,
  },
  en: {
    tools: 'Testing and development tools',
    open: (name, key) => `Open ${name} (${key})`,
    close: 'Close tools',
    height: 'Height of the tools window',
    failed: 'This tool has crashed. The app is not affected.',
    again: 'Reopen',
    loading: 'Loading…',
    changeKey: 'Change shortcut',
    press: 'Press the new shortcut, or Esc to cancel',
    taken: 'This shortcut is reserved by the browser or system. Try another, such as Ctrl+F10',
    ofTool: (name) => `This shortcut opens ${name}. Try another`,
  },
};
