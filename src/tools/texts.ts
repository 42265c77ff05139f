import type { ToolLanguage } from './kit/sign.ts';

interface Texts {
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
  /** The key that was pressed opens this tool. */
  ofTool: (name: string) => string;
}

export const texts: Readonly<Record<ToolLanguage, Texts>> = {
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
    tools: 'Tools for testing and development',
    open: (name, key) => `Open ${name} (${key})`,
    close: 'Close the tools',
    height: 'Height of the tools',
    failed: 'This tool has failed. The app goes on.',
    again: 'Open it again',
    loading: 'Loading…',
    changeKey: 'Change the key',
    press: 'Press the new key, or Esc',
    taken: 'Browsers or systems own this key. Try another, such as Ctrl+F10',
    ofTool: (name) => `This key opens ${name}. Try another`,
  },
  es: {
    tools: 'Herramientas de prueba y desarrollo',
    open: (name, key) => `Abrir ${name} (${key})`,
    close: 'Cerrar las herramientas',
    height: 'Altura de las herramientas',
    failed: 'Esta herramienta ha fallado. La aplicación continúa.',
    again: 'Abrirla de nuevo',
    loading: 'Cargando…',
    changeKey: 'Cambiar la tecla',
    press: 'Pulse la tecla nueva, o Esc',
    taken: 'Esa tecla es del navegador o del sistema. Pruebe otra, como Ctrl+F10',
    ofTool: (name) => `Esa tecla abre ${name}. Pruebe otra`,
  },
  ja: {
    tools: 'テスト・開発ツール',
    open: (name, key) => `${name}を開く（${key}）`,
    close: 'ツールを閉じる',
    height: 'ツールの高さ',
    failed: 'このツールでエラーが発生しました。アプリには影響ありません。',
    again: '開き直す',
    loading: '読み込み中…',
    changeKey: 'キーを変更',
    press: '新しいキーを押してください（Esc で中止）',
    taken: 'ブラウザーやシステムが使うキーです。Ctrl+F10 など別のキーにしてください',
    ofTool: (name) => `このキーは${name}に使われています。別のキーにしてください`,
  },
};
