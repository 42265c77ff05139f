import type { ToolLanguage } from '#src/tools/kit/sign.ts';

/** The parts of a bug bundle. */
export const reportParts = ['page', 'calls', 'session', 'errors', 'plan'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A bug bundle: the ticked parts (W6.14). The inspector of any build opens it (W6.15). */
export interface Report extends Partial<Record<ReportPart, unknown>> {
  kind: 'forestry-bug-bundle';
  version: 1;
}

/** `allEvents`: all recorded machine events instead of the last 200, which make most of the file. */
export type CollectReport = (allEvents: boolean) => Promise<Readonly<Record<ReportPart, unknown>>>;

interface Texts {
  title: string;
  hint: string;
  parts: Readonly<Record<ReportPart, string>>;
  size: (kilobytes: number) => string;
  show: string;
  allEvents: string;
  save: string;
}

export const reportTexts: Readonly<Record<ToolLanguage, Texts>> = {
  zh: {
    title: '问题包',
    hint: '保存为一个文件，附在问题报告中。姓名、填写的文字、密码与令牌已替换，只留长度。',
    parts: {
      page: '页面、角色、语言与版本',
      calls: '最近50次调用',
      session: '状态机的最近200个事件',
      errors: '最近的错误',
      plan: '故障方案',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: '查看内容',
    allEvents: '包含全部事件',
    save: '保存问题包',
  },
  en: {
    title: 'Bug bundle',
    hint: 'Saves one file to attach to a bug report. Names, typed text, passwords and tokens are replaced by their length.',
    parts: {
      page: 'Page, role, language and build',
      calls: 'Last 50 calls',
      session: 'Last 200 machine events',
      errors: 'Recent errors',
      plan: 'Fault plan',
    },
    size: (kilobytes) => `${kilobytes} kB`,
    show: 'Show content',
    allEvents: 'All events',
    save: 'Save bug bundle',
  },
};
