/** The question before a link leads to another site. */
export default {
  title: '离开本平台',
  body: '此链接通往另一个网站：',
  stay: '留在本页',
  open: '在新标签页中打开',
} as const;
