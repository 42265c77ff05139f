import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replyTemplateTexts } from '#mocks/seed/consultations/texts.ts';
import {
  filledTemplates,
  fillTemplate,
  namesVisitor,
  openVariables,
  templateValues,
  withVisitor,
} from '#src/domain/consultations/reply-template.ts';

describe('reply templates', () => {
  test('W3.10 every occurrence is filled; unknown and unfilled ones stay and are found', () => {
    const text = fillTemplate('{{咨询人}}您好：{{基地}}欢迎您。{{ 基地 }}电话见｛｛附件｝｝。', { 基地: '青秀山' });
    expect({ text, open: openVariables(text) }).toEqual({
      text: '{{咨询人}}您好：青秀山欢迎您。青秀山电话见｛｛附件｝｝。',
      open: [{ name: '附件', start: 23, end: 29 }],
    });
  });

  test('the server fills in the visitor, so the person need not', () => {
    const text = '{{咨询人}}，您好！｛｛ 咨询人 ｝｝的团队{{附件}}。';
    expect({
      open: openVariables(text).map(({ name }) => name),
      names: [namesVisitor(text), namesVisitor('{{附件}}')],
      sent: withVisitor(text, '李**'),
    }).toEqual({ open: ['附件'], names: [true, false], sent: '李**，您好！李**的团队{{附件}}。' });
  });

  test('W3.10 an empty value and the name of a built-in property fill nothing', () => {
    expect(fillTemplate('{{基地}}{{constructor}}{{__proto__}}', { 基地: '' })).toBe(
      '{{基地}}{{constructor}}{{__proto__}}',
    );
  });

  test('W3.10 variables without a name, nested and in several lines', () => {
    expect(openVariables('{{}} {{a{{b}} {{甲\n乙}}').map(({ name }) => name)).toEqual(['', 'b']);
  });

  test('W3.10 a variable inside a value is not replaced', () => {
    expect(fillTemplate('{{基地}}', { 基地: '{{经办人}}', 经办人: '张明' })).toBe('{{经办人}}');
  });

  test('a record provides its base or its journey, never the visitor', () => {
    const about = { path: '/home/scienceJourney', id: '1', title: '大明山两日研学' } as const;
    expect(templateValues({ about, receivedTime: '2026-09-28 10:00:00', title: '费用' }, '张明')).toEqual({
      主题: '费用',
      研学: '大明山两日研学',
      受理日期: '2026-09-28',
      经办人: '张明',
    });
  });

  test('templates that can be sent at once come first; the others say what is left', () => {
    const about = { path: '/home/baseResources', id: '7', title: '青秀山' } as const;
    const values = templateValues({ about, receivedTime: '2026-03-12 09:30:00', title: '开放时间' }, '韦秀兰');
    const texts = replyTemplateTexts.map(([name, text]) => ({ name, text }));
    const filled = filledTemplates(texts, values).map(({ name, open }) => [name, open.map((one) => one.name)]);
    expect(filled.slice(-2)).toEqual([
      ['研学安全说明', ['研学']],
      ['补充信息', ['需要补充的内容']],
    ]);
    expect(filled.slice(0, -2).map(([, left]) => left)).toEqual(texts.slice(2).map(() => []));
  });

  test('W3.10 variables are found in any context', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before}{{甲}}${after}`;
        const found = openVariables(text);
        return (
          found.length > 0 && found.every(({ start, end }) => /^[{｛]{2}.*[}｝]{2}$/s.test(text.slice(start, end)))
        );
      }),
    );
  });
});
