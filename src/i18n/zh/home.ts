/** The home page. */
export default {
  'home.greeting': '{{name}}，您好',
  'home.waiting': '待办',
  'home.waitingFailed': '待办未能加载',
  'home.nothingWaits': '目前没有待办',
  'home.toPublish': '待上架',
  'home.toGoOnline': '待上线',
  'home.toAppoint': '待组建评审组',
  'home.toCorrect': '已退回，待修改',
  'home.records': '{{count}}条',
  'home.oldest': '最早{{age}}',
  'home.draft': '未保存的草稿',
  'home.shortcuts': '快捷入口',
} as const;
