import { expect, test } from 'vitest';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { findingsOf } from '#src/domain/checks/check.ts';
import { type CheckId, checkIds } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { preparingWords } from '#src/domain/checks/words.ts';
import { resultOf } from '#src/domain/comments/matching.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { testStart } from '#tests/support/test-start.ts';
import { nothingKnown, situation } from './situation.ts';

/** A record of the seed that lacks nothing. */
const filled = (record: Checked): Checked => ({ ...record, cover: 'p1' });

const seeded = (path: string) => seedOfSize(path, { start: testStart, size: 'M' }).list.map(filled);

test('clean records of every content type have no finding', async () => {
  const checked: number[] = [];
  for (const { path, load } of contentTypes) {
    const type = await load();
    const list = seeded(path).slice(-200);
    checked.push(list.length);
    expect([path, list.flatMap((record) => findingsOf(type, record, situation))]).toEqual([path, []]);
  }
  expect(checked.reduce((sum, count) => sum + count)).toBeGreaterThan(2000);
});

/** What is looked up: a word of the office, a record that is offline, and what is on the home page. */
const known = {
  ...nothingKnown,
  findWords: resultOf(preparingWords([{ word: '国家级', right: '', isForbidden: true, exceptions: [] }])),
  publicAddresses: { '/home/scienceKnowledge': 'https://www.gxlyj.cn/knowledge/{id}.html' },
  offline: new Set(['/home/scienceKnowledge/7']),
};

/** A violation to plant: its check, what is added to the text, and the text that is found. */
type Planted = readonly [check: CheckId, added: string, found: string];

const plainOnes: readonly Planted[] = [
  ['mobile', '联系人电话13907710001。', '13907710001'],
  ['mobile', '（微信同号：１５９ ７７１０ ０００２）', '１５９ ７７１０ ０００２'],
  ['idNumber', '领队证件45010319900307008X。', '45010319900307008X'],
  ['bankCard', '捐款账号6222021234567894。', '6222021234567894'],
  ['plate', '接送车辆：桂A·12345。', '桂A·12345'],
  ['email', '投稿：lin_wang@gxlyj.com.cn。', 'lin_wang@gxlyj.com.cn'],
  ['wrongWord', '馆内的银衫标本。', '银衫'],
  ['forbiddenWord', '列为国家级步道。', '国家级'],
  ['otherEnvironment', '报名：http://192.168.10.2:8080/join 。', 'http://192.168.10.2:8080/join'],
];

const formattedOnes: readonly Planted[] = [
  ['badLink', '<p>见<a href="http:/gxlyj.cn">报名页面</a></p>', '报名页面'],
  ['otherEnvironment', '<p>见<a href="http://localhost:5173/">报名页面</a></p>', '报名页面'],
  ['offlineRecord', '<p>见<a href="https://www.gxlyj.cn/knowledge/7.html">报名页面</a></p>', '报名页面'],
  ['vagueLink', '<p>报名请<a href="https://www.gxlyj.cn/">点击这里</a></p>', '点击这里'],
  ['noDescription', '<img data-file="p2" alt="">', ''],
  ['headingSkip', '<h2>一</h2><h4>二</h4>', '二'],
  ['emptyParagraph', '<p></p><p>完</p>', ''],
  ['noMapNumber', '<img data-file="p2" alt="导览地图">', '地图'],
  ['mobile', '<p>电话<strong>139</strong>0771<em>0001</em></p>', '13907710001'],
  ['wrongWord', '<p>红豆<u>衫</u>林</p>', '红豆衫'],
];

const inTexts = [
  ...plainOnes.map((one) => ['summary', one] as const),
  ...formattedOnes.map((one) => ['content', one] as const),
];

/** Violations that are no text: the field, and its value. */
const inFields: readonly (readonly [CheckId, string, Checked])[] = [
  ['missing', 'cover', { cover: '' }],
  ['future', 'releaseTime', { releaseTime: '2026-06-02 09:00:00' }],
];

test('sixty planted violations are found, each in its place, and nothing else', () => {
  const records = seeded('/home/scienceKnowledge');
  const planted = Array.from({ length: 60 }, (_, index) => {
    const record = records[index * 30] as Checked & { summary: string; content: string };
    const other = inFields[index - 58];
    if (other) return { expected: [[other[0], other[1], '']], record: { ...record, ...other[2] } };
    const [field, [check, text, found]] = inTexts[index % inTexts.length] as (typeof inTexts)[number];
    return { expected: [[check, field, found]], record: { ...record, [field]: record[field] + text } };
  });
  expect(
    planted.map(({ record }) =>
      findingsOf(scienceKnowledge, record, { ...situation, known }).map(({ check, field, found }) => [
        check,
        field,
        found,
      ]),
    ),
  ).toEqual(planted.map(({ expected }) => expected));
  const all = new Set(planted.flatMap(({ expected }) => expected.map(([check]) => check)));
  // An article has no end; without the list of words nothing can be planted.
  expect(checkIds.filter((id) => !all.has(id))).toEqual(['unknownWords', 'over']);
});
