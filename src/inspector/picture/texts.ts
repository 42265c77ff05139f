import type { TransitionShape } from '#src/inspector/shape/shape.ts';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';

export interface PictureTexts {
  chartOf: (machine: string) => string;
  listOf: (machine: string) => string;
  keys: string;
  asPicture: string;
  asList: string;
  view: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  showActive: string;
  actions: string;
  drawing: string;
  notDrawn: string;
  after: (delay: string) => string;
  always: string;
  done: (source: string) => string;
  error: (source: string) => string;
  snapshot: (source: string) => string;
  type: Record<'compound' | 'parallel' | 'final' | 'history', string>;
  begins: string;
  active: string;
  taken: string;
  stays: string;
  entry: string;
  exit: string;
  runs: string;
  openChild: (src: string) => string;
  tags: string;
  close: string;
  noDescription: string;
}

/** The texts of the picture. They are not in `src/i18n`, so that no production build contains them. */
export const pictureTexts: Readonly<Record<ToolLanguage, PictureTexts>> = {
  zh: {
    chartOf: (machine) => `状态图：${machine}`,
    listOf: (machine) => `状态列表：${machine}`,
    keys: '方向键移动，+ 和 - 缩放，0 适应窗口；Tab 进入状态，再用方向键切换状态',
    asPicture: '图',
    asList: '列表',
    view: '显示方式',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适应窗口',
    showActive: '定位到当前状态',
    actions: '动作',
    drawing: '正在绘制…',
    notDrawn: '状态图绘制失败，请改看列表。',
    after: (delay) => `${delay} 后`,
    always: '立即',
    done: (source) => `完成${source && ` ${source}`}`,
    error: (source) => `出错 ${source}`,
    snapshot: (source) => `更新 ${source}`,
    type: { compound: '复合', parallel: '并行', final: '终态', history: '历史' },
    begins: '初始',
    active: '当前',
    taken: '刚发生',
    stays: '留在原状态',
    entry: '进入',
    exit: '离开',
    runs: '运行',
    openChild: (src) => `查看 ${src}`,
    tags: '标签',
    close: '关闭',
    noDescription: '没有说明。',
  },
  en: {
    chartOf: (machine) => `Statechart of ${machine}`,
    listOf: (machine) => `States of ${machine}`,
    keys: 'Arrow keys pan, + and - zoom, 0 fits the window. Tab enters a state; arrow keys then move between states.',
    asPicture: 'Chart',
    asList: 'List',
    view: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to window',
    showActive: 'Go to the active states',
    actions: 'Actions',
    drawing: 'Drawing…',
    notDrawn: 'The statechart could not be drawn. Use the list instead.',
    after: (delay) => `after ${delay}`,
    always: 'always',
    done: (source) => `done${source && ` ${source}`}`,
    error: (source) => `error ${source}`,
    snapshot: (source) => `update ${source}`,
    type: { compound: 'compound', parallel: 'parallel', final: 'final', history: 'history' },
    begins: 'initial',
    active: 'active',
    taken: 'just taken',
    stays: 'stays',
    entry: 'entry',
    exit: 'exit',
    runs: 'runs',
    openChild: (src) => `Show ${src}`,
    tags: 'tags',
    close: 'Close',
    noDescription: 'No description.',
  },
};

/** A transition as one line: its trigger, its guard in brackets and, if wanted, its actions. */
export function transitionText(
  { kind, event, guard, actions }: TransitionShape,
  texts: PictureTexts,
  hasActions: boolean,
): string {
  const trigger = kind === 'event' ? event : kind === 'always' ? texts.always : texts[kind](event);
  const then = hasActions && actions.length > 0 ? ` / ${actions.join(', ')}` : '';
  return `${trigger}${guard === undefined ? '' : ` [${guard}]`}${then}`;
}
