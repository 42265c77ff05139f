export type Language = 'zh' | 'en' | 'es' | 'ja';

interface Texts {
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

export const texts: Readonly<Record<Language, Texts>> = {
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
    actors: 'Live actors',
    findActor: 'Find an actor',
    noActor: 'Choose an actor on the left.',
    context: 'Context',
    tags: 'Tags',
    meta: 'Meta',
    next: 'What can happen next',
    send: (event) => `Send ${event}`,
    log: 'Log of events',
    logHeight: 'Height of the log',
    events: 'Names of events',
    eventsHint: 'Separate with spaces; a minus in front excludes: -xstate',
    search: 'Find in what events carry',
    onlyChanges: 'Changed something',
    thisActor: 'Chosen actor only',
    clear: 'Clear',
    live: 'Back to now',
    past: (number) => `Step ${number} is shown; the app goes on`,
    shown: (count, all) => `${count} of ${all}`,
    dropped: (count) => `${count} older ones are no longer kept`,
    event: 'Event',
    changes: 'Changes',
    beside: 'During this step',
    besideCount: (count) => `Calls, messages and lines of the console beside it: ${count}`,
    nothingBeside: 'No calls, messages or lines of the console.',
    note: { call: 'call', notice: 'message', console: 'console' },
    copyDefinition: 'Copy definition (Stately editor)',
    copyMermaid: 'Copy Mermaid',
    copySession: 'Copy session (JSON)',
    saveSession: 'Save session',
    openFile: 'Open a session or bug bundle',
    copied: 'Copied',
    notCopied: 'The browser refuses to copy',
    official: 'Official inspector',
    officialHint: 'Opens the inspector of stately.ai, which needs the internet; passwords and tokens are taken out',
    file: (build) => `A file is shown, made by build ${build}`,
    closeFile: 'Close the file',
    noSession: 'This file is neither a session nor a bug bundle.',
    newer: 'This file was made by a newer build, which this one cannot show.',
    noMachine: 'This actor is no machine and has no picture.',
    unknownMachine: 'The file has no definition of this machine, so it cannot be drawn.',
    outside: 'outside',
    status: { active: 'active', done: 'done', error: 'failed', stopped: 'stopped' },
  },
  es: {
    actors: 'Actores activos',
    findActor: 'Buscar un actor',
    noActor: 'Elija un actor a la izquierda.',
    context: 'Contexto',
    tags: 'Etiquetas',
    meta: 'Meta',
    next: 'Qué puede pasar ahora',
    send: (event) => `Enviar ${event}`,
    log: 'Registro de eventos',
    logHeight: 'Altura del registro',
    events: 'Nombres de eventos',
    eventsHint: 'Separados por espacios; un guion delante excluye: -xstate',
    search: 'Buscar en los datos',
    onlyChanges: 'Con cambios',
    thisActor: 'Solo el actor elegido',
    clear: 'Vaciar',
    live: 'Volver al presente',
    past: (number) => `Se muestra el paso ${number}; la aplicación sigue`,
    shown: (count, all) => `${count} de ${all}`,
    dropped: (count) => `${count} anteriores ya no están`,
    event: 'Evento',
    changes: 'Cambios',
    beside: 'Durante este paso',
    besideCount: (count) => `Llamadas, mensajes y líneas de consola junto al paso: ${count}`,
    nothingBeside: 'Sin llamadas, mensajes ni líneas de consola.',
    note: { call: 'llamada', notice: 'mensaje', console: 'consola' },
    copyDefinition: 'Copiar definición (editor de Stately)',
    copyMermaid: 'Copiar Mermaid',
    copySession: 'Copiar sesión (JSON)',
    saveSession: 'Guardar sesión',
    openFile: 'Abrir sesión o paquete de error',
    copied: 'Copiado',
    notCopied: 'El navegador no permite copiar',
    official: 'Inspector oficial',
    officialHint: 'Abre el inspector de stately.ai, que necesita internet; sin contraseñas ni tokens',
    file: (build) => `Se muestra un archivo de la versión ${build}`,
    closeFile: 'Cerrar el archivo',
    noSession: 'El archivo no es una sesión ni un paquete de error.',
    newer: 'El archivo es de una versión más nueva, que esta no puede mostrar.',
    noMachine: 'Este actor no es una máquina y no tiene diagrama.',
    unknownMachine: 'El archivo no define esta máquina: no se puede dibujar.',
    outside: 'exterior',
    status: { active: 'activo', done: 'terminado', error: 'fallido', stopped: 'detenido' },
  },
  ja: {
    actors: '実行中のアクター',
    findActor: 'アクターを検索',
    noActor: '左側でアクターを選んでください。',
    context: 'コンテキスト',
    tags: 'タグ',
    meta: 'メタ',
    next: '次に起こり得ること',
    send: (event) => `${event} を送信`,
    log: 'イベントログ',
    logHeight: 'ログの高さ',
    events: 'イベント名で絞り込み',
    eventsHint: '空白区切り。先頭の - で除外：-xstate',
    search: 'イベントの内容を検索',
    onlyChanges: '変化したものだけ',
    thisActor: '選択中のアクターだけ',
    clear: '消去',
    live: '現在に戻る',
    past: (number) => `ステップ${number}を表示中。アプリは動き続けています`,
    shown: (count, all) => `${all}件中${count}件`,
    dropped: (count) => `古い${count}件は保持していません`,
    event: 'イベント',
    changes: '変化',
    beside: 'このステップの間',
    besideCount: (count) => `このステップの間の呼び出し・メッセージ・コンソール出力：${count}件`,
    nothingBeside: '呼び出し・メッセージ・コンソール出力はありません。',
    note: { call: '呼び出し', notice: 'メッセージ', console: 'コンソール' },
    copyDefinition: '定義をコピー（Stately エディター）',
    copyMermaid: 'Mermaidをコピー',
    copySession: 'セッションをコピー（JSON）',
    saveSession: 'セッションを保存',
    openFile: 'セッションまたは不具合バンドルを開く',
    copied: 'コピーしました',
    notCopied: 'ブラウザーがコピーを許可しません',
    official: '公式インスペクター',
    officialHint: 'stately.ai の公式インスペクターを開きます（インターネットが必要）。パスワードとトークンは除かれます',
    file: (build) => `ファイルを表示中（ビルド ${build}）`,
    closeFile: 'ファイルを閉じる',
    noSession: 'セッションでも不具合バンドルでもないファイルです。',
    newer: '新しいビルドのファイルのため、このビルドでは表示できません。',
    noMachine: 'このアクターは状態機械ではないため、図はありません。',
    unknownMachine: 'この状態機械の定義がファイルにないため、描画できません。',
    outside: '外部',
    status: { active: '実行中', done: '完了', error: '失敗', stopped: '停止' },
  },
};
