/** The home page. */
export default {
  'home.greeting': '{{name}}，您好',
  'home.recent': '我最近的内容',
  'home.recentEmpty': '您还没有创建过内容',
  'home.recentEmptyHint': '新建的内容会出现在这里，方便接着处理。',
  'home.recentFailed': '最近的内容未能加载',
  'home.shortcuts': '快捷入口',
  'home.open': '打开列表',
  'home.add': '新增',
} as const;
