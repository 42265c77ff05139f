import { describe, expect, test } from 'vitest';
import { findingsOf, linkedRecords } from '#src/domain/checks/check.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import { recordAt } from '#src/domain/checks/links.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { activities } from '#src/domain/content/types/activities.ts';
import { carousel } from '#src/domain/content/types/carousel.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { tickets } from '#src/domain/content/types/tickets.ts';
import { nothingKnown, situation } from './situation.ts';

const complete = { cover: 'p1', content: '<p>银杉</p>' };

const check = (record: Checked): readonly Finding[] =>
  findingsOf(scienceKnowledge, { ...complete, ...record }, situation);

/** What is found in a summary: check, text, replacement. */
const inText = (summary: string) => check({ summary }).map(brief);
/** The same in formatted text. */
const inHtml = (content: string) => check({ content }).map(brief);

const brief = ({ check: id, found, fix }: Finding) => ('by' in fix ? [id, found, fix.by] : [id, found]);

describe('personal data', () => {
  test.for([
    ['咨询电话13812345678。', [['mobile', '13812345678', '138****5678']]],
    ['手机：138 1234 5678，', [['mobile', '138 1234 5678', '138 **** 5678']]],
    ['+86-138-1234-5678', [['mobile', '138-1234-5678', '138-****-5678']]],
    ['１３８１２３４５６７８', [['mobile', '１３８１２３４５６７８', '１３８****５６７８']]],
    ['已遮盖：138****5678', []],
    ['固定电话0771-2345678、400-800-8888', []],
    ['订单113812345678、13812345678901', []],
    ['https://example.cn/p/13812345678', []],
    ['面积0.13812345678公顷', []],
    ['总产值达15000000000元，即15234567890元，种植13800000000株', []],
    ['https://mp.weixin.qq.com/s?13812345678、www.gxlyj.cn/s?a@b.cn', []],
    ['官网https://www.gxlyj.cn，13812345678', [['mobile', '13812345678', '138****5678']]],
    ['联系电话——13812345678', [['mobile', '13812345678', '138****5678']]],
    ['电话=13812345678', [['mobile', '13812345678', '138****5678']]],
    ['手机.13812345678', [['mobile', '13812345678', '138****5678']]],
    ['编号A-13812345678、id=13812345678', []],
    ['约13900000000年前', []],
    [
      '0771-2345678/13907710001/139 0771 0002',
      [
        ['mobile', '13907710001', '139****0001'],
        ['mobile', '139 0771 0002', '139 **** 0002'],
      ],
    ],
    ['身份证45010319900307008X。', [['idNumber', '45010319900307008X', '450***********008X']]],
    ['校验位错误：450103199003077210', []],
    ['日期不存在：450103199002307217', []],
    ['身份证450103199003070151，也符合卡号的校验', [['idNumber', '450103199003070151', '450***********0151']]],
    ['卡号6222 0212 3456 7894 包', [['bankCard', '6222 0212 3456 7894', '6222 **** **** 7894']]],
    ['卡号6222021234567890（校验位错误）', []],
    ['编号622202123456709（只有15位）', []],
    ['车牌桂A12345，', [['plate', '桂A12345', '桂A***45']]],
    ['新能源：桂AD12345', [['plate', '桂AD12345', '桂A****45']]],
    ['桂S（2024）001号', []],
    ['新G12345次列车；创新A10001型；创新A10001', []],
    ['最新桂A12345', [['plate', '桂A12345', '桂A***45']]],
    ['2026款新BALANCE', []],
    ['邮箱lin@www.gxlyj.cn联系', [['email', 'lin@www.gxlyj.cn', 'l***@www.gxlyj.cn']]],
    ['邮箱lin.wang@gxlyj.cn联系', [['email', 'lin.wang@gxlyj.cn', 'l***@gxlyj.cn']]],
    ['微博@广西林业，图标a@2x、logo@2x.png', []],
  ] as const)('%s', ([text, expected]) => {
    expect(inText(text)).toEqual(expected);
  });

  test('contact fields are exempt; addresses of links are not', () => {
    expect(check({ phone: '13812345678' })).toEqual([]);
    expect(inHtml('<p><a href="tel:13812345678">联系管护站</a></p>')).toEqual([['mobile', '联系管护站']]);
    expect(inHtml('<p><a href="mailto:lin@gxlyj.cn,wang@gxlyj.cn">写信</a></p>')).toEqual([['email', '写信']]);
    expect(inHtml('<p><a href="tel:0771-2345678">联系管护站</a></p>')).toEqual([]);
    expect(inHtml('<p><a href="tel:13812345678">13812345678</a></p>')).toEqual([
      ['mobile', '13812345678', '138****5678'],
    ]);
  });
});

describe('words', () => {
  test.for([
    ['红豆衫是濒危植物', [['wrongWord', '红豆衫', '红豆杉']]],
    ['红豆\u200b衫', [['wrongWord', '红豆\u200b衫', '红豆杉']]],
    ['种植银。衫木也可，病 虫害防、制', []],
    ['桃园在世外\n世外\n桃园', []],
    ['究竟争的是什么；按装置说明安装；文化部暑期活动；公布署名文章', []],
    ['马尾松。驰援灾区；黄山松驰名中外；秦岭山脉博物馆', []],
    ['荣膺品牌价值百强；荣膺品质金奖；竟争取到项目；势必竞相开放', []],
    ['按装卸量计费；轮渡假日停航；铁路部暑运；西南部暑湿', []],
    ['全面封山玉林市率先；植树照林业局规划；隧道横穿山岬；红树淋雨', []],
    ['一幅射箭图；语气慨叹；地震憾事；方针贬低；大寒喧闹；改编篡改；入场卷起热潮；优惠卷土重来', []],
  ] as const)('common errors: %s', ([text, expected]) => {
    expect(inText(text)).toEqual(expected);
  });
});

describe('links', () => {
  test.for([
    ['https://www.forestry.gov.cn/', []],
    ['https://中国政府网.政务/', []],
    ['https://test.cn/', []],
    ['https://www.sit.edu.cn/', []],
    ['https://www.bafu.admin.ch/', []],
    ['https://www.admin.ch/', []],
    ['https://dev.mysql.com/', []],
    ['https://manage2.gxlyj.cn/', ['otherEnvironment']],
    ['https://www.staging.gxlyj.cn/', ['otherEnvironment']],
    ['http://localhost:5173/a', ['otherEnvironment']],
    ['http://192.168.1.20/', ['otherEnvironment']],
    ['http://[::1]/', ['otherEnvironment']],
    ['https://test2.gxlyj.cn/', ['otherEnvironment']],
    ['https://admin.example.cn:8443/home/scienceKnowledge/3', ['otherEnvironment']],
    ['https://www.gxlyj.cn/admin/list', ['otherEnvironment']],
    ['http://server/', ['otherEnvironment']],
    ['http://https://www.gxlyj.cn', ['badLink']],
    ['www.gxlyj.cn', ['badLink']],
    ['https://', ['badLink']],
    ['mailto:lin@gxlyj.cn', ['email']],
  ] as const)('%s', ([address, expected]) => {
    expect(inHtml(`<p>见<a href="${address}">林业局网站</a></p>`).map(([id]) => id)).toEqual(expected);
  });

  test.for([
    ['https://www.gxlyj.cn/knowledge/3.html', ['/home/scienceKnowledge/3']],
    ['http://WWW.gxlyj.cn/knowledge/3.html?from=index#top', ['/home/scienceKnowledge/3']],
    ['https://www.gxlyj.cn/knowledge/4.html', []],
    ['https://www.gxlyj.cn/knowledge/3.html/more', []],
    ['https://www.gxlyj.cn/knowledge/archive/3.html', []],
    ['https://www.gxlyj.cn/show?id=3', []],
    ['https://www.gxlyj.cn/news/3', ['/home/informationCenter/3']],
  ] as const)('to a record that is not online: %s', ([address, expected]) => {
    const known = {
      ...nothingKnown,
      publicAddresses: {
        '/home/scienceKnowledge': 'https://www.gxlyj.cn/knowledge/{id}.html',
        '/home/informationCenter': 'https://www.gxlyj.cn/news/{id}',
      },
      offline: new Set(['/home/scienceKnowledge/3', '/home/informationCenter/3']),
    };
    const record = { ...complete, content: `<p>见<a href="${address}">林业局网站</a></p>` };
    expect(
      findingsOf(scienceKnowledge, record, { ...situation, known }).map(({ check: id, fix }) => [id, fix]),
    ).toEqual(expected.map((path) => ['offlineRecord', { kind: 'open', path }]));
    expect(new Set([...linkedRecords(scienceKnowledge, record, known.publicAddresses)].flat())).toEqual(
      new Set(/\/(?:knowledge\/\d\.html(?!\/)|news\/)/.test(address) ? [recordAt(address, known.publicAddresses)] : []),
    );
  });

  test('in an address field, and written in a text', () => {
    const slide = {
      title: '春',
      picture: 'p1',
      placement: 'both',
      startTime: '',
      endTime: '',
      link: 'http://10.0.0.1/',
    };
    expect(
      findingsOf(
        carousel,
        { ...slide, startTime: '2026-01-01 00:00:00', endTime: '2027-01-01 00:00:00' },
        situation,
      ).map(brief),
    ).toEqual([['otherEnvironment', 'http://10.0.0.1/']]);
    expect(inText('见http://localhost:5173/a。另见https://www.gxlyj.cn/')).toEqual([
      ['otherEnvironment', 'http://localhost:5173/a'],
    ]);
    expect(inHtml('<p>见<a href="http://localhost:5173/a">http://localhost:5173/a</a></p>')).toEqual([
      ['otherEnvironment', 'http://localhost:5173/a'],
    ]);
  });

  test('to this application, whatever its host is called', () => {
    const record = { ...complete, content: '<p>见<a href="https://cms.gxlyj.cn/a">林业局网站</a></p>' };
    expect(
      ['cms.gxlyj.cn', 'www.gxlyj.cn'].map((ownHost) =>
        findingsOf(scienceKnowledge, record, { ...situation, ownHost }).map(({ check: id }) => id),
      ),
    ).toEqual([['otherEnvironment'], []]);
  });
});

test.for([
  ['<img data-file="p1" alt=""><img data-file="p2">', ['noDescription', 'noDescription']],
  ['<img data-file="p1" alt="IMG_0231.JPG">', ['noDescription']],
  ['<img data-file="p1" alt="银杉的球果">', []],
  [
    '<p>请<a href="https://a.cn">点击这里</a>或<a href="https://a.cn">“查看详情”&gt;</a></p>',
    ['vagueLink', 'vagueLink'],
  ],
  ['<p><a href="https://a.cn">更多科普活动</a></p>', []],
  ['<p><a href="https://a.cn"><img data-file="p1" alt="银杉的球果"></a></p>', []],
  ['<p><a href="https://a.cn"><img data-file="p1" alt=""></a></p>', ['noDescription', 'vagueLink']],
  ['<h2>一</h2><h4>二</h4><h3>三</h3>', ['headingSkip']],
  ['<h3>一</h3>', ['headingSkip']],
  ['<h2>一</h2><h3>二</h3><h4>三</h4><h2>四</h2>', []],
  ['<p>一</p><p> &nbsp;<br></p><h2></h2><p>二</p>', ['emptyParagraph', 'emptyParagraph']],
  ['<p><img data-file="p1" alt="银杉"></p><ul><li><p>一</p></li></ul>', []],
] as const)('accessibility: %s', ([html, expected]) => {
  expect(inHtml(html).map(([id]) => id)).toEqual(expected);
});

test.for([
  ['<img data-file="p1" alt="景区地图">', ['noMapNumber']],
  ['<img data-file="p1" alt="导览"><p>景区地图</p>', ['noMapNumber']],
  [`<img data-file="p1" alt="导览"><p>进山前先看地图。${'银杉林'.repeat(25)}</p>`, []],
  ['<img data-file="p1" alt="景区地图"><p>审图号：桂S（2024）001号</p>', []],
  [`<img data-file="p1" alt="景区地图"><p>${'银杉林。'.repeat(300)}审图号 ：国审字 (2024)1号</p>`, []],
  ['<img data-file="p1" alt="景区地图"><p>GS(2024)1234号</p>', []],
  ['<img data-file="p1" alt="景区地图"><p>GS京（2024）1234号</p>', []],
  ['<img data-file="p1" alt="景区地图"><p>审图号：JS（2011）02-098</p>', []],
  ['<img data-file="p1" alt="景区地图"><p>依据桂（2020）12号文件</p>', ['noMapNumber']],
  ['<img data-file="p1" alt="景区地图"><p>审图号待补</p>', ['noMapNumber']],
  ['<p>进山前先看地图。</p>', []],
] as const)('maps: %s', ([html, expected]) => {
  expect(inHtml(html).map(([id]) => id)).toEqual(expected);
});

test('dates: a release in the future, and what is over and still pinned', () => {
  expect(check({ releaseTime: '2026-06-01 09:00:01' }).map(({ check: id, field }) => [id, field])).toEqual([
    ['future', 'releaseTime'],
  ]);
  expect(check({ releaseTime: '2026-06-01 09:00:00' })).toEqual([]);
  const over = (record: Checked) =>
    findingsOf(activities, record, situation).flatMap(({ check: id, field }) =>
      id === 'missing' ? [] : [[id, field]],
    );
  expect([
    over({ endTime: '2026-05-31 12:00:00', isTop: true }),
    over({ endTime: '2026-05-31 12:00:00', isBanner: true }),
    over({ endTime: '2026-05-31 12:00:00', isTop: false }),
    over({ endTime: '2026-06-02 12:00:00', isTop: true }),
  ]).toEqual([[['over', 'endTime']], [['over', 'endTime']], [], []]);
  // Tickets are on sale until the end of the last day.
  const onSale = ['2026-05-31', '2026-06-01'].map((saleEnd) =>
    findingsOf(tickets, { saleEnd, isTop: true }, situation).some(({ check: id }) => id === 'over'),
  );
  expect(onSale).toEqual([true, false]);
  const known = { ...nothingKnown, onHomePage: new Set(['/basic/carousel/3']) };
  const slides = ['3', '4'].map((id) =>
    findingsOf(carousel, { id, endTime: '2026-05-31 12:00:00' }, { ...situation, known }).filter(
      ({ check: one }) => one === 'over',
    ),
  );
  expect(slides.map((all) => all.length)).toEqual([1, 0]);
});

test('decision 009: advised fields without a value', () => {
  const named = (record: Checked) =>
    findingsOf(scienceKnowledge, record, situation).map(({ check: id, field }) => [id, field]);
  expect([named({}), named({ cover: 'p1', content: ' ' }), check({})]).toEqual([
    [
      ['missing', 'cover'],
      ['missing', 'content'],
    ],
    [['missing', 'content']],
    [],
  ]);
});
