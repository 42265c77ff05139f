/** The home page. */
export default {
  'home.greeting': '{{name}}，您好',
  'home.shortcuts': '快捷入口',
  'home.open': '打开列表',
  'home.add': '新增',
} as const;
