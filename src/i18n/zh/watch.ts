/** The countdown before an unused session ends, and the error log. */
export default {
  'idle.title': '仍在使用吗？',
  'idle.left': '长时间未操作，{{seconds}}秒后将自动退出。',
  'idle.stay': '继续使用',
  'log.error': '错误日志',
  'log.count': '错误日志：{{count}}条',
  'log.hint': '本次打开以来浏览器中发生的错误，不含密码与登录凭证。报告问题时请一并附上。',
  'log.times': '{{count}}次',
  'log.message': '未及显示的消息',
  'log.stack': '调用栈',
  'log.copy': '复制',
  'log.copied': '已复制',
  'log.byHand': '浏览器不允许复制，请选中下面的文字手动复制。',
  'log.clear': '清空',
} as const;
