import type { TransitionShape } from '#src/inspector/shape/shape.ts';

export type PictureLanguage = 'zh' | 'en' | 'es' | 'ja';

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

/** The texts of the picture, which stand here so that no production build has them. */
export const pictureTexts: Record<PictureLanguage, PictureTexts> = {
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
    keys: 'Arrow keys move, + and - zoom, 0 fits the window. Tab goes to a state, arrow keys then to the others.',
    asPicture: 'Picture',
    asList: 'List',
    view: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to window',
    showActive: 'Go to the active states',
    actions: 'Actions',
    drawing: 'Drawing…',
    notDrawn: 'The statechart could not be drawn. The list has all of it.',
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
  es: {
    chartOf: (machine) => `Diagrama de estados de ${machine}`,
    listOf: (machine) => `Estados de ${machine}`,
    keys: 'Las flechas desplazan, + y - cambian el tamaño, 0 ajusta a la ventana. Tab lleva a un estado; las flechas, a los demás.',
    asPicture: 'Diagrama',
    asList: 'Lista',
    view: 'Vista',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ajustar a la ventana',
    showActive: 'Ir a los estados activos',
    actions: 'Acciones',
    drawing: 'Dibujando…',
    notDrawn: 'No se pudo dibujar el diagrama. La lista lo contiene todo.',
    after: (delay) => `tras ${delay}`,
    always: 'siempre',
    done: (source) => `fin${source && ` ${source}`}`,
    error: (source) => `error ${source}`,
    snapshot: (source) => `cambio ${source}`,
    type: { compound: 'compuesto', parallel: 'paralelo', final: 'final', history: 'historial' },
    begins: 'inicial',
    active: 'activo',
    taken: 'recién ocurrida',
    stays: 'permanece',
    entry: 'entrada',
    exit: 'salida',
    runs: 'ejecuta',
    openChild: (src) => `Mostrar ${src}`,
    tags: 'etiquetas',
    close: 'Cerrar',
    noDescription: 'Sin descripción.',
  },
  ja: {
    chartOf: (machine) => `状態図：${machine}`,
    listOf: (machine) => `状態一覧：${machine}`,
    keys: '矢印キーで移動、+ と - で拡大・縮小、0 で全体表示。Tab で状態へ入り、矢印キーで状態を切り替えます。',
    asPicture: '図',
    asList: '一覧',
    view: '表示形式',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体を表示',
    showActive: '現在の状態へ移動',
    actions: 'アクション',
    drawing: '描画中…',
    notDrawn: '状態図を描画できませんでした。一覧をご覧ください。',
    after: (delay) => `${delay} 後`,
    always: '常時',
    done: (source) => `完了${source && ` ${source}`}`,
    error: (source) => `エラー ${source}`,
    snapshot: (source) => `更新 ${source}`,
    type: { compound: '複合', parallel: '並行', final: '終了', history: '履歴' },
    begins: '初期',
    active: '現在',
    taken: '直前の遷移',
    stays: '状態は変わらない',
    entry: '進入時',
    exit: '退出時',
    runs: '実行',
    openChild: (src) => `${src} を表示`,
    tags: 'タグ',
    close: '閉じる',
    noDescription: '説明はありません。',
  },
};

/** A transition in a line: what it waits for in words, its guard in brackets, and its actions where they are asked for. */
export function wordsOf(
  { kind, event, guard, actions }: TransitionShape,
  texts: PictureTexts,
  hasActions: boolean,
): string {
  const waitsFor = kind === 'event' ? event : kind === 'always' ? texts.always : texts[kind](event);
  const does = hasActions && actions.length > 0 ? ` / ${actions.join(', ')}` : '';
  return `${waitsFor}${guard === undefined ? '' : ` [${guard}]`}${does}`;
}
