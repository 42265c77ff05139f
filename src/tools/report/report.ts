import type { ToolLanguage } from '#src/tools/kit/sign.ts';

/** The parts of a bug bundle. */
export const reportParts = ['page', 'calls', 'session', 'errors', 'plan'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A bug bundle: the parts that were ticked (W6.14). The inspector of any build opens it (W6.15). */
export interface Report extends Partial<Record<ReportPart, unknown>> {
  kind: 'forestry-bug-bundle';
  version: 1;
}

export type CollectReport = () => Promise<Readonly<Record<ReportPart, unknown>>>;

interface Texts {
  title: string;
  hint: string;
  parts: Readonly<Record<ReportPart, string>>;
  size: (kilobytes: number) => string;
  show: string;
  save: string;
}

export const reportTexts: Readonly<Record<ToolLanguage, Texts>> = {
  zh: {
    title: '问题包',
    hint: '保存为一个文件，附在问题报告中。姓名、填写的文字、密码与令牌已替换，只留长度。',
    parts: {
      page: '页面、角色、语言与版本',
      calls: '最近50次调用',
      session: '状态机的最近事件',
      errors: '最近的错误',
      plan: '故障方案',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: '查看内容',
    save: '保存问题包',
  },
  en: {
    title: 'Bug bundle',
    hint: 'Saved as one file, for the report of a bug. Names, typed texts, passwords and tokens are replaced by their lengths.',
    parts: {
      page: 'Page, role, language and build',
      calls: 'The last 50 calls',
      session: 'The last events of the machines',
      errors: 'The last errors',
      plan: 'The plan of faults',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: 'Show it',
    save: 'Save the bug bundle',
  },
  es: {
    title: 'Paquete de error',
    hint: 'Se guarda como un archivo para el informe. Nombres, textos escritos, contraseñas y tokens se sustituyen por su longitud.',
    parts: {
      page: 'Página, rol, idioma y versión',
      calls: 'Las últimas 50 llamadas',
      session: 'Los últimos eventos de las máquinas',
      errors: 'Los últimos errores',
      plan: 'El plan de fallos',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: 'Ver el contenido',
    save: 'Guardar el paquete',
  },
  ja: {
    title: '不具合バンドル',
    hint: '報告に添付する1つのファイルに保存します。氏名・入力文字・パスワード・トークンは長さだけに置き換えられます。',
    parts: {
      page: 'ページ・ロール・言語・ビルド',
      calls: '直近50件の呼び出し',
      session: '状態機械の直近イベント',
      errors: '直近のエラー',
      plan: '障害プラン',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: '内容を見る',
    save: 'バンドルを保存',
  },
};
