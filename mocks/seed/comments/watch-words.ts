import type { WatchWord } from '#src/domain/comments/watch-word.ts';

/** The seeded watch words: adverts, fraud, abuse and the protection of species. */
export const watchWords: readonly Pick<WatchWord, 'word' | 'exceptions' | 'note'>[] = [
  { word: '微信', exceptions: ['微信公众号', '微信小程序', '微信支付'], note: '引流广告多以加微信开头' },
  { word: 'VX', exceptions: [], note: '微信的变体写法' },
  { word: '兼职', exceptions: ['兼职讲解员'], note: '刷单类诈骗' },
  { word: '刷单', exceptions: [], note: '' },
  { word: '日结', exceptions: [], note: '招工诈骗' },
  { word: '贷款', exceptions: ['助学贷款', '绿色贷款'], note: '' },
  { word: '返利', exceptions: [], note: '' },
  { word: '代开发票', exceptions: [], note: '' },
  { word: 'casino', exceptions: [], note: '境外博彩广告' },
  { word: '骗子', exceptions: [], note: '可能是投诉，请先核实' },
  {
    word: '垃圾',
    exceptions: ['垃圾桶', '垃圾箱', '垃圾袋', '垃圾分类', '捡垃圾', '生活垃圾'],
    note: '辱骂；排除环境卫生类意见',
  },
  { word: '傻', exceptions: ['傻傻分不清', '装傻'], note: '辱骂' },
  { word: '滚', exceptions: ['翻滚', '滚动', '打滚', '滚落'], note: '辱骂' },
  { word: '野味', exceptions: [], note: '涉嫌交易野生动物，须转保护地管理科' },
  { word: '盗挖', exceptions: [], note: '盗挖野生植物的线索，须转林业执法' },
];
