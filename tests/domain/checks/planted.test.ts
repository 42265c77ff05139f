import { expect, test } from 'vitest';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { findingsOf } from '#src/domain/checks/check.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { testStart } from '#tests/support/test-start.ts';
import { situation } from './situation.ts';

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

/** Violations to plant into a text: what is added to it, in plain or formatted text. */
const plainOnes: readonly (readonly [CheckId, string])[] = [
  ['mobile', '联系人电话13907710001。'],
  ['mobile', '（微信同号：１５９ ７７１０ ０００２）'],
  ['idNumber', '领队证件45010319900307008X。'],
  ['bankCard', '捐款账号6222021234567894。'],
  ['plate', '接送车辆：桂A·12345。'],
  ['email', '投稿：lin_wang@gxlyj.com.cn。'],
  ['wrongWord', '馆内的银衫标本。'],
  ['wrongWord', '林下经挤蓬勃发展。'],
  ['otherEnvironment', '报名：http://192.168.10.2:8080/join 。'],
];

const formattedOnes: readonly (readonly [CheckId, string])[] = [
  ['badLink', '<p>见<a href="http:/gxlyj.cn">报名页面</a></p>'],
  ['otherEnvironment', '<p>见<a href="http://localhost:5173/">报名页面</a></p>'],
  ['vagueLink', '<p>报名请<a href="https://www.gxlyj.cn/">点击这里</a></p>'],
  ['noDescription', '<img data-file="p2" alt="">'],
  ['headingSkip', '<h2>一</h2><h4>二</h4>'],
  ['emptyParagraph', '<p></p><p>完</p>'],
  ['noMapNumber', '<img data-file="p2" alt="导览地图">'],
  ['mobile', '<p>电话<strong>139</strong>0771<em>0001</em></p>'],
  ['wrongWord', '<p>红豆<u>衫</u>林</p>'],
];

test('sixty planted violations are found, each in its place, and nothing else', () => {
  const records = seeded('/home/scienceKnowledge');
  const planted = Array.from({ length: 60 }, (_, index) => {
    const record = records[index * 30] as Checked & { summary: string; content: string };
    const inSummary = index % 2 === 0;
    const list = inSummary ? plainOnes : formattedOnes;
    const [check, text] = list[Math.floor(index / 2) % list.length] as readonly [CheckId, string];
    const field = inSummary ? 'summary' : 'content';
    return { expected: [[check, field]], record: { ...record, [field]: record[field] + text } };
  });
  expect(
    planted.map(({ record }) =>
      findingsOf(scienceKnowledge, record, situation).map(({ check, field }) => [check, field]),
    ),
  ).toEqual(planted.map(({ expected }) => expected));
});
