import { describe, expect, test } from 'vitest';
import { cleanPasted } from '#src/views/rich/clean-pasted.ts';

/** A list paragraph of Word: its text, its marker, its level, and the font of the marker. */
const item = (text: string, marker: string, level = 1, font = 'Times New Roman', tag = 'p') =>
  `<${tag} class=MsoListParagraph style='text-indent:-21pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></${tag}>`;

type Row = [title: string, pasted: string, html: string];

const cases: Record<string, Row[]> = {
  'Q13: a visible number of a list stays': [
    [
      'Word: paragraphs between the items',
      item('甲', '1.') + '<p class=MsoNormal>文</p>' + item('乙', '2.') + '<p>文</p>' + item('丙', '3.'),
      '<ol><li>甲</li></ol><p>文</p><ol start="2"><li>乙</li></ol><p>文</p><ol start="3"><li>丙</li></ol>',
    ],
    [
      'Word: an invisible empty paragraph between the items',
      item('甲', '1)') + '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' + item('乙', '2)'),
      '<ol><li>甲</li><li>乙</li></ol>',
    ],
    [
      'Word: a skipped number',
      item('甲', '1、') + item('丙', '3、'),
      '<ol><li>甲</li></ol><ol start="3"><li>丙</li></ol>',
    ],
    [
      'Word: bullets after numbers, and numbers that continue in a list below',
      item('甲', '1.') + item('子', '1.', 2) + item('丑', 'l', 2, 'Wingdings') + item('乙', '·', 1, 'Symbol'),
      '<ol><li>甲<ol><li>子</li></ol><ul><li>丑</li></ul></li></ol><ul><li>乙</li></ul>',
    ],
    [
      'Word: an item without text',
      item('甲', '1.') + item('', '2.') + item('丙', '3.'),
      '<ol><li>甲</li></ol><ol start="3"><li>丙</li></ol>',
    ],
    [
      'LibreOffice, Google Docs: a list that continues',
      '<ol start="4"><li><p>甲</p></li></ol>',
      '<ol start="4"><li><p>甲</p></li></ol>',
    ],
    [
      'WPS: an item with its own number',
      '<ol><li>甲</li><li value="5">乙</li><li>丙</li></ol>',
      '<ol><li>甲</li></ol><ol start="5"><li>乙</li><li>丙</li></ol>',
    ],
    [
      'the web: a reversed list',
      '<ol reversed><li>甲</li><li>乙</li></ol>',
      '<ol start="2"><li>甲</li></ol><ol><li>乙</li></ol>',
    ],
    [
      'Google Docs: a list next to its parent item',
      '<ol><li style="list-style-type:decimal">甲</li><ol><li style="list-style-type:decimal">子</li></ol><li style="list-style-type:decimal">乙</li></ol>',
      '<ol><li>甲<ol><li>子</li></ol></li><li>乙</li></ol>',
    ],
    [
      'the web: numbers and bullets by style only',
      '<ul style="list-style: inside decimal"><li>甲</li><li>乙</li></ul><ol style="list-style-type:disc" start="3"><li>丙</li></ol>',
      '<ol><li>甲</li><li>乙</li></ol><ul><li>丙</li></ul>',
    ],
    [
      'in a table',
      `<table><tr><td>${item('甲', '1.')}${item('乙', '2.')}</td><td><ol start=3><li>丙<li>丁</ol></td></tr></table>`,
      '<p>1. 甲；2. 乙 | 3. 丙；4. 丁</p>',
    ],
  ],
  'Q14: a heading stays a heading, with its number as text': [
    [
      'Word: numbered headings among list items',
      item('总则', '一、', 1, '宋体', 'h1') +
        item('范围', '（一）', 2, '宋体', 'h2') +
        item('甲', '1.') +
        item('附则', '1.1', 2, 'Arial', 'h3'),
      '<h2>一、总则</h2><h2>（一）范围</h2><ol><li>甲</li></ol><h3>1.1 附则</h3>',
    ],
    [
      'Word: a heading of level 7, and a heading with a bullet',
      item('细则', '1)', 7).replace('class=MsoListParagraph', 'class=MsoHeading7') +
        item('要点', 'u', 1, 'Wingdings', 'h2'),
      '<h4>1) 细则</h4><h2>要点</h2>',
    ],
    [
      'LibreOffice, Google Docs: headings as list items',
      '<ol><li><h1>总则</h1></li></ol><p>文</p><ol start="2"><li><h1>附则</h1></li></ol><ul><li><h2>要点</h2></li></ul>',
      '<h2>1. 总则</h2><p>文</p><h2>2. 附则</h2><h2>要点</h2>',
    ],
  ],
  'Q15: markers that our lists do not have become text': [
    ['Word: articles', item('目的', '第一条') + item('依据', '第二条'), '<p>第一条 目的</p><p>第二条 依据</p>'],
    [
      'Word: Chinese numerals, letters and circled numbers, above and below numbers',
      item('甲', '（二）') +
        item('子', '1.', 2) +
        item('丑', 'a)', 3) +
        item('寅', '2.', 2) +
        item('乙', '③') +
        item('丙', 'A'),
      '<p>（二）甲</p><ol><li>子<p>a) 丑</p></li><li>寅</li></ol><p>③ 乙</p><p>A 丙</p>',
    ],
    [
      'LibreOffice: letters',
      '<ol type="a" start="26"><li><p>甲</p></li><li><p>乙</p></li></ol>',
      '<p>z. 甲</p><p>aa. 乙</p>',
    ],
    [
      'Google Docs: Roman below decimal numbers',
      '<ol><li style="list-style-type:decimal">甲<ol><li style="list-style-type:lower-roman">子</li><li style="list-style-type:upper-roman" value=14>丑</li></ol></li><li>乙</li></ol>',
      '<ol><li>甲<p>i. 子</p><p>XIV. 丑</p></li><li>乙</li></ol>',
    ],
    [
      'the web: Chinese numerals, no marker, and a nested list',
      '<ol style="list-style:cjk-ideographic" start=10><li>甲<ul><li>子</li></ul></li><li>乙</ol><ol style="list-style-type:none"><li>1.1 丙</li></ol>',
      '<p>十、甲</p><ul><li>子</li></ul><p>十一、乙</p><p>1.1 丙</p>',
    ],
    [
      'the web: a marker’s position before its type, a text as marker, a leading zero',
      `<ol style="list-style: outside lower-alpha"><li>甲</li></ol><ol style="list-style-type: '第一条 '"><li>乙</li></ol><ol style="list-style-type:decimal-leading-zero"><li>丙</li></ol>`,
      '<p>a. 甲</p><p>第一条 乙</p><p>01. 丙</p>',
    ],
  ],
  'Q16: a figure keeps its appearance': [
    [
      'powers and units',
      '<p>3.2×10<sup>4</sup> hm<sup>2</sup>，10<sup>−3</sup>，10<sup><b>−</b>３</sup></p>',
      '<p>3.2×10⁴ hm²，10⁻³，10<strong>⁻³</strong></p>',
    ],
    [
      'subscripts and ions',
      '<p>H<sub>2</sub>O，SO<sub>4</sub><sup>2-</sup>，PM<sub>2.5</sub></p>',
      '<p>H₂O，SO₄²⁻，PM_(2.5)</p>',
    ],
    ['characters without a raised form', '<p>2<sup>4.5</sup>，2<sup>x+Q</sup></p>', '<p>2^(4.5)，2^(x+Q)</p>'],
    [
      'marks',
      '<p>120<sup>[1]</sup>，8<sup>①</sup>，9<sup>*</sup>，12.3<sup>a</sup>，1<sup>注</sup></p>',
      '<p>120[1]，8①，9*，12.3ᵃ，1注</p>',
    ],
    [
      'Google Docs: by style',
      '<p><span>10</span><span style="font-size:0.6em;vertical-align:super">4</span>，CO<span style="vertical-align: sub">2</span></p>',
      '<p>10⁴，CO₂</p>',
    ],
    [
      'Word: raised text, and a raised paragraph',
      `<p>10<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>4</span></p><p><span style='mso-text-raise:2pt'>104</span></p>`,
      '<p>10⁴</p><p>104</p>',
    ],
    [
      'LibreOffice: raised by a length, and a word that is only moved',
      '<p>10<span style="vertical-align:4pt">4</span> m<span style="vertical-align:-20%">2</span> <span style="vertical-align:1px">new</span></p>',
      '<p>10⁴ m₂ new</p>',
    ],
    [
      'struck through in a cell',
      '<table><tr><td><s>100</s>120</td><td><span style="text-decoration-line:line-through">5</span>6</td></tr></table>',
      '<p>100 120 | 5 6</p>',
    ],
    [
      'in tables and lists',
      `<table><tr><td>面积</td><td>10<sup>4</sup></td></tr></table>${item('10<sup>4</sup>', '1.')}`,
      '<p>面积 | 10⁴</p><ol><li>10⁴</li></ol>',
    ],
  ],
  'Q17: text that Word would not print is not pasted': [
    [
      'remarks',
      `<p>森林<a style='mso-comment-reference:A_1;mso-comment-date:20260301T1000'>覆盖率</a><span class=MsoCommentReference><span lang=EN-US><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff><![endif]><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>请核对</p></div></div></div>`,
      '<p>森林<a>覆盖率</a></p>',
    ],
    [
      'comments of Google Docs',
      '<p>森林<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>请核对</span></p></div>',
      '<p>森林</p>',
    ],
    [
      'tracked changes, and text that is deliberately struck through or underlined',
      `<p>共<span class=msoDel><del cite="mailto:A" datetime="2026-03-01T10:00">12</del></span><span class=msoIns><ins cite="mailto:A" datetime="2026-03-01T10:00">13</ins></span>株，<del>旧</del><ins>新</ins></p>`,
      '<p>共13株，<s>旧</s><u>新</u></p>',
    ],
    [
      'hidden text',
      `<p>甲<span style='display:none;mso-hide:all'>乙</span><span style="mso-hide: all">丙</span><span hidden>丁</span><b style="visibility:hidden">戊</b></p>`,
      '<p>甲</p>',
    ],
    [
      'field codes',
      `<p>第<span style='mso-element:field-begin'></span> PAGE <span style='mso-element:field-separator'></span>3<span style='mso-element:field-end'></span>页<span style='mso-element:field-begin'></span> XE "银杏" <span style='mso-element:field-end'></span></p>`,
      '<p>第3页</p>',
    ],
  ],
  'Q18: lines within a table cell stay separated': [
    [
      'by line breaks',
      '<table><tr><td>开放时间</td><td>08:00<br>18:00</td></tr></table>',
      '<p>开放时间 | 08:00；18:00</p>',
    ],
    [
      'by paragraphs, boxes and lists',
      '<table><tr><td><p>甲</p>\n<p>乙\n丙</p></td><td><div>丁</div>戊<ul><li>己<li>庚</ul></td></tr></table>',
      '<p>甲；乙 丙 | 丁；戊；己；庚</p>',
    ],
    [
      'by rows of a nested table',
      '<table><tr><td>甲</td><td><table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table></td></tr></table>',
      '<p>甲 | 1 | 2；3 | 4</p>',
    ],
    [
      'in the only cell of a row, which remains text',
      '<table><tr><td><h2>题</h2><p><b>甲</b></p>乙<br>丙</td></tr></table>',
      '<h2>题</h2><p><strong>甲</strong></p><p>乙<br>丙</p>',
    ],
    [
      'beside a caption; rows without text are removed',
      '<table><caption>表1</caption><tr><td>&nbsp;</td><td><br></td></tr><tr><td>甲</td><td></td><td>乙</td></tr><tr><td></td></tr></table>',
      '<p>表1</p><p>甲 |  | 乙</p>',
    ],
    [
      'our own pictures stay',
      '<table><tr><td><img data-file="F1" alt=""></td><td></td></tr></table>',
      '<img data-file="F1" alt="">',
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  test.each(rows)('%s', (_title, pasted, html) => {
    expect(cleanPasted(pasted).html).toBe(html);
  });
});

test('Q16: formulas whose figures would run together are removed and counted', () => {
  const pasted =
    '<p>面积<math><msup><mn>10</mn><mn>4</mn></msup></math>，<span class="katex"><span class="katex-mathml"><math><mn>1</mn></math></span><span aria-hidden="true">104</span></span></p>';
  expect(cleanPasted(pasted)).toEqual({ html: '<p>面积，</p>', pictures: 0, formulas: 2 });
});
