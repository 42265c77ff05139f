/** The countdown before an unused session ends. */
export default {
  'idle.title': '仍在使用吗？',
  'idle.left': '长时间未操作，{{seconds}}秒后将自动退出。',
  'idle.stay': '继续使用',
} as const;
