import type { ToolLanguage } from '#src/tools/kit/sign.ts';

export interface InspectorTexts {
  actors: string;
  findActor: string;
  noActor: string;
  context: string;
  tags: string;
  meta: string;
  next: string;
  send: (event: string) => string;
  log: string;
  logHeight: string;
  events: string;
  eventsHint: string;
  search: string;
  onlyChanges: string;
  thisActor: string;
  clear: string;
  live: string;
  past: (number: number) => string;
  shown: (count: number, all: number) => string;
  dropped: (count: number) => string;
  event: string;
  changes: string;
  beside: string;
  besideCount: (count: number) => string;
  repeated: (count: number) => string;
  nothingBeside: string;
  note: Readonly<Record<'call' | 'notice' | 'console', string>>;
  copyDefinition: string;
  copyMermaid: string;
  copySession: string;
  saveSession: string;
  openFile: string;
  copied: string;
  notCopied: string;
  official: string;
  officialHint: string;
  file: (build: string) => string;
  closeFile: string;
  noSession: string;
  newer: string;
  noMachine: string;
  unknownMachine: string;
  outside: string;
  status: Readonly<Record<string, string>>;
}

export const inspectorTexts: Readonly<Record<ToolLanguage, InspectorTexts>> = {
  zh: {
    actors: '运行中的actor',
    findActor: '查找actor',
    noActor: '请在左侧选择一个actor。',
    context: '上下文',
    tags: '标签',
    meta: 'Meta',
    next: '接下来可能发生',
    send: (event) => `发送 ${event}`,
    log: '事件日志',
    logHeight: '日志高度',
    events: '按事件名筛选',
    eventsHint: '以空格分隔；前加减号表示排除，例如 -xstate',
    search: '在事件内容中查找',
    onlyChanges: '只看有变化的',
    thisActor: '只看所选actor',
    clear: '清空',
    live: '回到现在',
    past: (number) => `正在查看第${number}步，应用仍在继续`,
    shown: (count, all) => `显示${count}条，共${all}条`,
    dropped: (count) => `更早的${count}条已不再保留`,
    event: '事件',
    changes: '变化',
    beside: '此步骤期间',
    repeated: (count) => `连续${count}次，选中后逐条显示`,
    besideCount: (count) => `此步骤期间有${count}条调用、消息或控制台输出`,
    nothingBeside: '没有调用、消息或控制台输出。',
    note: { call: '调用', notice: '消息', console: '控制台' },
    copyDefinition: '复制定义（Stately编辑器）',
    copyMermaid: '复制Mermaid',
    copySession: '复制会话（JSON）',
    saveSession: '保存会话',
    openFile: '打开会话或问题包',
    copied: '已复制',
    notCopied: '浏览器拒绝复制',
    official: '官方查看器',
    officialHint: '打开stately.ai的官方查看器，需要互联网；数据已去除密码与令牌',
    file: (build) => `正在查看文件，来自版本 ${build}`,
    closeFile: '关闭文件',
    noSession: '这个文件不是会话或问题包。',
    newer: '这个文件由更新的版本生成，此版本无法显示。',
    noMachine: '这个actor不是状态机，没有状态图。',
    unknownMachine: '文件中没有这台状态机的定义，无法画图。',
    outside: '外部',
    status: { active: '运行中', done: '已完成', error: '出错', stopped: '已停止' },
  },
  en: {
    actors: 'Running actors',
    findActor: 'Find an actor',
    noActor: 'Select an actor on the left.',
    context: 'Context',
    tags: 'Tags',
    meta: 'Meta',
    next: 'Next events',
    send: (event) => `Send ${event}`,
    log: 'Event log',
    logHeight: 'Height of the log',
    events: 'Filter by event name',
    eventsHint: 'Separate names with spaces; a leading minus excludes: -xstate',
    search: 'Search event data',
    onlyChanges: 'Changes only',
    thisActor: 'Selected actor only',
    clear: 'Clear',
    live: 'Back to live',
    past: (number) => `Showing step ${number}; the app keeps running`,
    shown: (count, all) => `${count} of ${all}`,
    dropped: (count) => `${count} older events dropped`,
    event: 'Event',
    changes: 'Changes',
    beside: 'During this step',
    repeated: (count) => `${count} times in a row; select it to see each`,
    besideCount: (count) => `Calls, notices and console lines during this step: ${count}`,
    nothingBeside: 'No calls, notices or console lines.',
    note: { call: 'call', notice: 'notice', console: 'console' },
    copyDefinition: 'Copy definition (Stately editor)',
    copyMermaid: 'Copy Mermaid',
    copySession: 'Copy session (JSON)',
    saveSession: 'Save session',
    openFile: 'Open a session or bug bundle',
    copied: 'Copied',
    notCopied: 'The browser blocked copying',
    official: 'Official inspector',
    officialHint: 'Opens the stately.ai inspector, which needs internet access; passwords and tokens are removed',
    file: (build) => `Showing a file from build ${build}`,
    closeFile: 'Close file',
    noSession: 'This file is neither a session nor a bug bundle.',
    newer: 'This file comes from a newer build and cannot be shown by this one.',
    noMachine: 'This actor is not a state machine, so it has no statechart.',
    unknownMachine: 'The file does not define this machine, so it cannot be drawn.',
    outside: 'outside',
    status: { active: 'active', done: 'done', error: 'failed', stopped: 'stopped' },
  },
};
