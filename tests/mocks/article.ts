/** Values of an article as a person may type them, with blanks and characters that careless code would change. */
export const articleValues = {
  mainTitle: '  春季护林 🌲𠮷 <b>e\u0301</b>  ',
  bannerTitle: '护林"横幅"\\',
  homeBase: 'GXP003',
  type: 'fireSafety',
  keyword: '防火, 护林,',
  summary: '第一行\r\n第二行\t\u3000尾 ',
  releaseTime: '2026-06-01 08:30:00',
  releasePeople: '张某',
  phone: '12000000001',
  cover: '',
  content: '<p>护林 <b>要点</b></p>',
};
