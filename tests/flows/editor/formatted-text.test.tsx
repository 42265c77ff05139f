import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { cleanPasted } from '#src/views/rich/clean-pasted.ts';
import { allowedTags, sanitise, sanitisedBody } from '#src/views/rich/sanitise.ts';

/** The elements and attributes of a sanitised text that are not allowed. */
function offences(html: string): string[] {
  return [...sanitisedBody(html).querySelectorAll('*')].flatMap((element) => {
    const tag = element.nodeName.toLowerCase();
    const allowed = allowedTags[tag];
    if (!allowed) return [tag];
    return [...element.attributes].flatMap(({ name, value }) => {
      const isFine =
        allowed.includes(name) && (name !== 'href' || /^(?:https?:\/\/|mailto:|tel:)[^\s\u202e]+$/i.test(value));
      // The browser writes this attribute itself; the sanitiser can only empty it.
      return isFine || (name === 'is' && value === '') ? [] : [`${tag} ${name}=${value}`];
    });
  });
}

test('fault D1, D9, D10: sanitising more than 180 hostile texts leaves nothing that runs, covers the page or calls another host, and is idempotent', () => {
  expect(hostileHtml.length).toBeGreaterThan(180);
  const wrong = hostileHtml.flatMap((html) => {
    const once = sanitise(html);
    return [...offences(once), ...(sanitise(once) === once ? [] : ['changes'])].map((offence) => `${html}: ${offence}`);
  });
  expect(wrong).toEqual([]);
});

test('fault D10: sanitising any mixture of tags and texts is idempotent', () => {
  const tags = [
    'p',
    'a',
    'h2',
    'li',
    'ul',
    'ol',
    'blockquote',
    'strong',
    'em',
    'img',
    'br',
    'hr',
    'table',
    'td',
    'svg',
    'math',
    'style',
    'form',
    'button',
    'select',
    'option',
    'template',
    'mtext',
    'title',
    'b',
  ];
  const attributes = [
    '',
    ' href="https://a.cn"',
    ' href=javascript:x',
    ' data-file=F1',
    ' style="x"',
    ' onclick=x',
    ' alt="<p>"',
    ' start=3',
    ' start=x',
    ' title="</style><img src onerror=x>"',
  ];
  const piece = fc.oneof(
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
      .map(([tag, attribute]) => `<${tag}${attribute}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom('森林', ' ', '&lt;', '&nbsp;', '<!--', '-->', '"', '\r\n', '\0', '<![CDATA[', ']]>', '🌲'),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const once = sanitise(pieces.join(''));
      return sanitise(once) === once && offences(once).length === 0;
    }),
    { numRuns: 100 },
  );
});

test('our own output passes unchanged', () => {
  const own =
    '<h2>林下经济</h2><h3>一</h3><h4>（一）</h4><p>一 <strong>二</strong> <em>三</em> <u>四</u> <s>五</s><br>六 &lt;b&gt; &amp; 🌲𠮷</p>' +
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.cn/?b=1&amp;c=2">链接</a></p>' +
    '<ul><li><p>项</p><ol start="3"><li><p>子项</p></li></ol></li></ul><blockquote><p>引用</p></blockquote><hr><img data-file="F12" alt="漓江">';
  expect(sanitise(own)).toBe(
    own.replace(
      'target="_blank" rel="noopener noreferrer" href="https://a.cn/?b=1&amp;c=2"',
      'href="https://a.cn/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"',
    ),
  );
  expect(sanitise('')).toBe('');
});

const word = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const pasted: readonly [string, string, string, number?][] = [
  [
    'Word: styles, comments, empty paragraphs',
    '<html xmlns:o="x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal style="mso-style:x"><b><span lang=EN-US style="font-size:16pt">漓江</span></b>水&nbsp;清<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--[if gte vml 1]><v:shape/><![endif]--><!--EndFragment--></body></html>',
    '<p><strong>漓江</strong>水 清</p>',
  ],
  [
    'Word: lists with levels',
    word('一', 1, '1.') + word('甲', 2, '·') + word('乙', 2, '·') + word('二', 1, '2.'),
    '<ol><li>一<ul><li>甲</li><li>乙</li></ul></li><li>二</li></ol>',
  ],
  ['Word: bullets', word('一', 1, '') + word('二', 1, ''), '<ul><li>一</li><li>二</li></ul>'],
  [
    'Google Docs: bold by style',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">粗</span><span style="font-style:italic">斜</span><span style="text-decoration:underline">线</span></p></b>',
    '<p><strong>粗</strong><em>斜</em><u>线</u></p>',
  ],
  [
    'bold, italic and line breaks of whole paragraphs by style',
    '<p style="font-weight:bold">粗</p><div style="font-style:italic"><p>斜</p><p style="text-decoration:underline line-through">线</p></div><ul style="font-weight:700"><li>项</li></ul>',
    '<p><strong>粗</strong></p><p><em>斜</em></p><p><em><s><u>线</u></s></em></p><ul><li><strong>项</strong></li></ul>',
  ],
  [
    'headings are bold and links underlined by default',
    '<h2 style="font-weight:bold;font-style:italic">题</h2><div style="font-weight:bold"><h3>节</h3></div><p><a href="https://a.cn" style="text-decoration:underline">链</a></p>',
    '<h2><em>题</em></h2><h3>节</h3><p><a href="https://a.cn" target="_blank" rel="noopener noreferrer">链</a></p>',
  ],
  [
    'normal text within bold text, and pictures in it',
    '<p style="font-weight:bold">粗<span style="font-weight:normal">细<i>斜</i></span>粗<img data-file="F1" alt=""></p>',
    '<p><strong>粗</strong>细<em>斜</em><strong>粗</strong><img data-file="F1" alt=""></p>',
  ],
  [
    'Word: bold for other scripts only',
    '<p class=MsoNormal><b style="mso-bidi-font-weight:normal"><span lang=EN-US>粗</span></b></p>',
    '<p><strong>粗</strong></p>',
  ],
  [
    'the web: containers, links, scripts',
    '<div class="x"><div>一<a href="javascript:x">坏</a><a href="https://a.cn" onclick="x">好</a></div><script>x</script></div>',
    '<p>一<a>坏</a><a href="https://a.cn" target="_blank" rel="noopener noreferrer">好</a></p>',
  ],
  [
    'headings and old tags',
    '<h1>一</h1><h5>二</h5><p><i>三</i><strike>四</strike></p>',
    '<h2>一</h2><h4>二</h4><p><em>三</em><s>四</s></p>',
  ],
  [
    'tables become lines',
    '<table><tbody><tr><th>树种</th><th>株数</th></tr><tr><td>银杏</td><td>12</td></tr></tbody></table>',
    '<p>树种 | 株数</p><p>银杏 | 12</p>',
  ],
  [
    'foreign pictures are counted, tracking pixels and our own pictures are not',
    '<p>图<img src="https://x.cn/a.png"><img src="data:image/png;base64,AA"><img width=1 height=1 src=x></p><img data-file="F1" alt="漓江" src="blob:x">',
    '<p>图</p><img data-file="F1" alt="漓江">',
    2,
  ],
];

test.each(pasted)('pasted text is cleaned: %s', (_, from, html, pictures = 0) => {
  expect(cleanPasted(from)).toEqual({ html, pictures, formulas: 0 });
});
