import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checking, findingsOf } from '#src/domain/checks/check.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { keyOfFinding, withoutDismissed } from '#src/domain/checks/without-dismissed.ts';
import {
  type Dismissal,
  dismissalsOf,
  mergedDismissals,
  parseDismissals,
  writeDismissals,
} from '#src/domain/content/dismissals.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { nothingKnown, situation } from './situation.ts';

const record = {
  cover: 'p1',
  summary: '电话13812345678，红豆衫',
  abstract: '红豆衫',
  content:
    '<img data-file="p1" alt=""><img data-file="p1" alt=""><p>电话13812345678，😀e\u0301红豆衫\u0301</p><p></p><p></p><p>馆内<img data-file="p1" alt=""><a href="https://a.cn/1">这里</a>，<a href="https://a.cn/2">这里</a></p><p></p><img data-file="p2" alt="导览地图"><p>景区地图</p><img data-file="p3" alt="导览地图">',
};

const dismissal = (finding: Finding, reason = '单位公开电话'): Dismissal => ({
  ...keyOfFinding(finding),
  reason,
  by: 'editor',
  name: '科普宣传科',
  time: '2026-06-02 10:00:00',
});

const all = (checked: Checked) => [...checking(scienceKnowledge, checked, situation)].flat();
const dismissing = (...findings: Finding[]) => ({
  ...record,
  dismissals: writeDismissals(findings.map((finding) => dismissal(finding))),
});
const brief = (findings: readonly Finding[]) =>
  findings.map((finding) => Object.values(keyOfFinding(finding)).join(' ')).sort();

test('each dismissal hides its finding and no other: another text, field, picture or check is found again', () => {
  const findings = all(record);
  expect(new Set(brief(findings)).size).toBe(findings.length);
  for (const finding of findings) {
    const left = findings.filter((other) => other !== finding);
    expect(brief(findingsOf(scienceKnowledge, dismissing(finding), situation))).toEqual(brief(left));
  }
  const [phone] = findings.filter(({ check, field }) => check === 'mobile' && field === 'summary');
  const later = { ...dismissing(phone as Finding), summary: '电话13812345679' };
  expect(brief(findingsOf(scienceKnowledge, later, situation))).toContain('mobile summary 13812345679');
  expect(withoutDismissed(findings, dismissing(...findings))).toEqual([]);
});

test.for([
  ['text elsewhere', (content: string) => `<p>新的一段</p>${content.replace('这是', '那是')}<p>结尾</p>`, 1],
  ['a description', (content: string) => content.replace('data-file="p1" alt=""', 'data-file="p1" alt="银杉"'), 0],
  ['the other picture', (content: string) => content.replace('<img data-file="p1" alt="">', ''), 0],
] as const)('one of two pictures with the same file stays dismissed after a change of %s', ([, changed, others]) => {
  const content =
    '<p>这是花坪</p><p>林区的早晨</p><img data-file="p1" alt=""><p>林区的傍晚<img data-file="p1" alt=""></p>';
  const pictures = (checked: Checked) =>
    findingsOf(scienceKnowledge, checked, situation).filter(({ check }) => check === 'noDescription');
  const [first, second] = pictures({ ...record, content }) as [Finding, Finding];
  expect([first.picture, second.picture]).toEqual(['p1', 'p1']);
  const left = pictures({ ...dismissing(second), content: changed(content) });
  expect(left.map(({ before }) => before)).toEqual([first.before].slice(0, others));
});

test('that the words could not be loaded is no finding about the record, so nobody dismisses it', () => {
  const unknown = { ...situation, known: { ...nothingKnown, findWords: null } };
  const found = findingsOf(scienceKnowledge, record, unknown);
  const kept = findingsOf(scienceKnowledge, dismissing(...found), unknown);
  expect(kept.map(({ check }) => check)).toEqual(['unknownWords']);
});

test.for([
  ['', []],
  ['[]', []],
  ['{', null],
  ['[{"check":"mobile"}]', null],
  [JSON.stringify([{ ...dismissal({ ...(all(record)[0] as Finding) }), reason: ' ' }]), null],
] as const)('the text %j is read as %j', ([text, read]) => {
  expect(parseDismissals(text)).toEqual(read);
  expect(dismissalsOf({ dismissals: text })).toEqual(read ?? []);
});

test('dismissals of two people are merged entry by entry', () => {
  const finding = all(record)[0] as Finding;
  const texts = ['一', '二', '三', '四'];
  const entries = fc.subarray(texts).map((some) => some.map((text) => ({ ...dismissal(finding), text })));
  fc.assert(
    fc.property(entries, entries, entries, (base, mine, theirs) => {
      const merged = dismissalsOf({
        dismissals: mergedDismissals(writeDismissals(base), writeDismissals(mine), writeDismissals(theirs)),
      }).map(({ text }) => text);
      const has = (some: readonly Dismissal[], text: string) => some.some((one) => one.text === text);
      // Where both differ from the base they agree, so the one who changed it decides.
      const expected = texts.filter((text) =>
        has(mine, text) === has(base, text) ? has(theirs, text) : has(mine, text),
      );
      expect(merged.toSorted()).toEqual(expected.toSorted());
    }),
  );
});
