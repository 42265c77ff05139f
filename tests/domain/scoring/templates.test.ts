import { describe, expect, test } from 'vitest';
import drafted from '#mocks/seed/shared/scoring-templates.json' with { type: 'json' };
import { contentFaults, repeatedCode } from '#src/domain/scoring/content-faults.ts';
import { changedForm, pointsGiven, pointsOfAll, type TemplateChange } from '#src/domain/scoring/template-change.ts';
import { templateDifference } from '#src/domain/scoring/template-difference.ts';
import { readTemplateFile, templateFileName, writeTemplateFile } from '#src/domain/scoring/template-file.ts';
import {
  contentOf,
  emptyForm,
  formOf,
  isSameForm,
  readTemplateDraft,
  type TemplateForm,
  unreadable,
  writeTemplateDraft,
} from '#src/domain/scoring/template-form.ts';
import { kinOf, type TemplateContent, type TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { templateRows } from '#tests/support/seed.ts';

const content: TemplateContent = {
  name: '评分表',
  note: '示例稿',
  groups: [
    {
      code: 'A',
      name: '资源',
      points: 60,
      criteria: [
        { code: 'A1', name: '面积', hint: '大', max: 20.5 },
        { code: 'A2', name: '林相', hint: '', max: 39.5 },
      ],
    },
    { code: 'C', name: '管理', points: 40, criteria: [{ code: 'C1', name: '制度', hint: '', max: 40 }] },
  ],
  grades: [
    { code: 'A', name: '合格', min: 60 },
    { code: 'B', name: '不合格', min: 0 },
  ],
  vetoes: [{ code: 'V1', text: '弄虚作假' }],
  groupFloorPercent: 60,
  references: ['甲', '乙'],
  experts: 5,
};
const form = formOf(content);
const alone = (now: TemplateForm, change: TemplateChange) => changedForm(now, change, () => []);
const after = (...changes: TemplateChange[]) => changes.reduce((now, change) => alone(now, change), form);

describe('the form of a template', () => {
  test('gives the same template when nothing was typed, for all templates of the seed', () => {
    for (const row of [content, ...templateRows]) {
      const again = contentOf(formOf(row));
      expect({ ...row, ...again }).toEqual(row);
      expect([unreadable(formOf(row)), contentFaults(again), repeatedCode(again)]).toEqual([{}, [], null]);
    }
    expect(drafted.length).toBeGreaterThan(0);
  });

  test('keeps unreadable entries and reports their fields', () => {
    const typed = after(
      { do: 'type', field: 'name', text: ' ' },
      { do: 'type', field: 'experts', text: '4.5' },
      { do: 'typeItem', of: { list: 'groups' }, index: 1, field: 'points', text: '1,5' },
      { do: 'typeItem', of: { list: 'criteria', group: 0 }, index: 1, field: 'max', text: '2.3' },
      { do: 'typeItem', of: { list: 'grades' }, index: 0, field: 'min', text: '' },
    );
    expect(unreadable(typed)).toEqual({
      name: 'required',
      experts: 'whole',
      'group.C.points': 'decimalComma',
      'criterion.A2.max': 'step',
      'grade.A.min': 'required',
    });
    expect(readTemplateDraft(writeTemplateDraft(typed))).toEqual(typed);
    expect([readTemplateDraft({}), readTemplateDraft({ template: '{"name":1}' })]).toEqual([null, null]);
  });

  test('a new item is blank, and all blank fields are reported together', () => {
    const fresh = ['groups', 'grades', 'vetoes', 'references'] as const;
    const blank = [...fresh.map((list) => ({ list })), { list: 'criteria' as const, group: 0 }].reduce(
      (now, of) => alone(now, { do: 'add', of }),
      emptyForm,
    );
    expect(blank).toEqual({
      ...emptyForm,
      groups: [{ code: 'A', name: '', points: '', criteria: [{ code: 'A1', name: '', hint: '', max: '' }] }],
      grades: [{ code: 'A', name: '', min: '' }],
      vetoes: [{ code: 'V1', text: '' }],
      references: [''],
    });
    expect(contentOf(blank)).toEqual({
      name: '',
      note: '',
      groups: [{ code: 'A', name: '', points: 0, criteria: [{ code: 'A1', name: '', hint: '', max: 0 }] }],
      grades: [{ code: 'A', name: '', min: 0 }],
      vetoes: [{ code: 'V1', text: '' }],
      groupFloorPercent: null,
      references: [],
      experts: 5,
    });
    // Blank points show in the sum; a blank threshold would silently become the lowest grade.
    expect(unreadable({ ...blank, experts: ' ' })).toEqual({
      name: 'required',
      experts: 'required',
      'grade.A.min': 'required',
    });
    // A blank field is saved as blank, so that no 0 has to be deleted before typing.
    expect(formOf(contentOf(blank)).groups).toEqual(blank.groups);
  });

  test('a threshold may be a half; the number of experts and the floor are whole', () => {
    const typed = after(
      { do: 'type', field: 'floor', text: '60.5' },
      { do: 'typeItem', of: { list: 'grades' }, index: 0, field: 'min', text: '89.5' },
    );
    expect(unreadable(typed)).toEqual({ floor: 'whole' });
  });

  test('surrounding blanks are not saved', () => {
    const padded = after(
      { do: 'type', field: 'name', text: ' 评分表 ' },
      { do: 'type', field: 'note', text: ' 示例稿\n' },
      { do: 'type', field: 'floor', text: ' 60 ' },
      { do: 'typeItem', of: { list: 'groups' }, index: 0, field: 'name', text: ' 资源 ' },
      { do: 'typeItem', of: { list: 'criteria', group: 0 }, index: 0, field: 'name', text: '　面积' },
      { do: 'typeItem', of: { list: 'criteria', group: 0 }, index: 0, field: 'hint', text: '大 ' },
      { do: 'typeItem', of: { list: 'grades' }, index: 0, field: 'name', text: ' 合格 ' },
      { do: 'typeItem', of: { list: 'vetoes' }, index: 0, field: 'text', text: ' 弄虚作假 ' },
      { do: 'typeItem', of: { list: 'references' }, index: 0, field: 'text', text: ' 甲 ' },
      { do: 'add', of: { list: 'references' } },
      { do: 'typeItem', of: { list: 'references' }, index: 2, field: 'text', text: '  ' },
    );
    expect(contentOf(padded)).toEqual(content);
    expect(contentOf(after({ do: 'type', field: 'floor', text: ' ' })).groupFloorPercent).toEqual(null);
  });

  test('an item moves up and down within the list', () => {
    const moved = (index: number, by: -1 | 1) =>
      alone(form, { do: 'move', of: { list: 'references' }, index, by }).references;
    expect([moved(0, 1), moved(1, -1), moved(0, -1), moved(1, 1), moved(2, -1)]).toEqual([
      ['乙', '甲'],
      ['乙', '甲'],
      ['甲', '乙'],
      ['甲', '乙'],
      ['甲', '乙'],
    ]);
  });

  test('forms are equal when all fields are', () => {
    expect([isSameForm(form, after()), isSameForm(form, after({ do: 'type', field: 'note', text: '' }))]).toEqual([
      true,
      false,
    ]);
  });

  test('items get unique codes and keep them when they move', () => {
    const grown = after(
      { do: 'add', of: { list: 'groups' } },
      { do: 'add', of: { list: 'criteria', group: 0 } },
      { do: 'add', of: { list: 'grades' } },
      { do: 'add', of: { list: 'vetoes' } },
      { do: 'add', of: { list: 'references' } },
      { do: 'move', of: { list: 'criteria', group: 0 }, index: 2, by: -1 },
      { do: 'move', of: { list: 'groups' }, index: 0, by: -1 },
      { do: 'remove', of: { list: 'references' }, index: 0 },
    );
    expect({
      groups: grown.groups.map(({ code }) => code),
      criteria: grown.groups[0]?.criteria.map(({ code }) => code),
      grades: grown.grades.map(({ code }) => code),
      vetoes: grown.vetoes.map(({ code }) => code),
      references: grown.references,
    }).toEqual({
      groups: ['A', 'C', 'D'],
      criteria: ['A1', 'A3', 'A2'],
      grades: ['A', 'B', 'C'],
      vetoes: ['V1', 'V2'],
      references: ['乙', ''],
    });
    expect(repeatedCode(contentOf(grown))).toEqual(null);
  });

  test('a new item never gets the code of a removed one, of this version or of a compared one', () => {
    const lists = [{ list: 'groups' }, { list: 'criteria', group: 0 }, { list: 'grades' }, { list: 'vetoes' }] as const;
    const last = { groups: 1, criteria: 1, grades: 1, vetoes: 0 };
    const removed = after(...lists.map((of) => ({ do: 'remove' as const, of, index: last[of.list] })));
    const added = (related: readonly TemplateContent[]) => {
      const now = lists.reduce((before, of) => changedForm(before, { do: 'add', of }, () => related), removed);
      return [now.groups, now.groups[0]?.criteria, now.grades, now.vetoes].map((items) => items?.at(-1)?.code);
    };
    expect(added([content])).toEqual(['D', 'A3', 'C', 'V2']);
    const earlier: TemplateContent = {
      ...content,
      groups: [
        { code: 'A', name: '资源', points: 60, criteria: [{ code: 'A7', name: '旧', hint: '', max: 60 }] },
        { code: 'F', name: '旧', points: 40, criteria: [] },
      ],
      grades: [{ code: 'E', name: '旧', min: 0 }],
      vetoes: [{ code: 'V9', text: '旧' }],
    };
    expect(added([content, earlier])).toEqual(['G', 'A8', 'F', 'V10']);
    // A new item is therefore never a change of a removed one.
    const now = contentOf(changedForm(removed, { do: 'add', of: { list: 'groups' } }, () => [content]));
    const groups = templateDifference(content, now).filter(({ part }) => part === 'group');
    expect(groups.map(({ code, kind }) => [code, kind])).toEqual([
      ['D', 'added'],
      ['C', 'removed'],
    ]);
  });

  test('versions are related when they share a criterion by code and name', () => {
    const named = (code: string, name: string) => ({ groups: [{ criteria: [{ code, name }] }] });
    const [copy, renamed, moved, blank] = [
      named('A1', '面积'),
      named('A1', '别的'),
      named('A2', '面积'),
      named('A1', ''),
    ];
    expect(kinOf(content, [copy, renamed, moved, blank])).toEqual([copy]);
    expect(kinOf(blank, [blank, copy])).toEqual([]);
  });

  test('codes continue after the letter Z', () => {
    const many = Array.from({ length: 28 }).reduce<typeof form>(
      (now) => alone(now, { do: 'add', of: { list: 'groups' } }),
      emptyForm,
    );
    expect(many.groups.slice(-3).map(({ code }) => code)).toEqual(['Z', 'Z1', 'Z2']);
  });

  test('shows the distributed points as far as they are readable', () => {
    const typed = after({ do: 'typeItem', of: { list: 'criteria', group: 0 }, index: 0, field: 'max', text: 'x' });
    expect([pointsOfAll(form), form.groups.map(pointsGiven), typed.groups.map(pointsGiven)]).toEqual([
      100,
      [60, 40],
      [39.5, 40],
    ]);
  });
});

test('obstacles to activation are listed in the order of the page', () => {
  expect(
    contentFaults({
      ...content,
      name: ' ',
      experts: 2,
      groupFloorPercent: 0,
      groups: [{ code: 'A', name: '', points: 60, criteria: [] }],
      grades: [
        { code: 'A', name: '', min: 60 },
        { code: 'B', name: '同', min: 60 },
        { code: 'C', name: '超', min: 101 },
      ],
      vetoes: [{ code: 'V1', text: '' }],
    }),
  ).toEqual([
    { kind: 'noName', of: 'template', code: '' },
    { kind: 'tooFewExperts', experts: 2, fewest: 3 },
    { kind: 'floorRange', floor: 0 },
    { kind: 'noName', of: 'group', code: 'A' },
    { kind: 'empty', group: 'A' },
    { kind: 'total', total: 60 },
    { kind: 'noLowestGrade' },
    { kind: 'noName', of: 'grade', code: 'A' },
    { kind: 'sameGrade', grade: 'B', min: 60 },
    { kind: 'gradeRange', grade: 'C', min: 101 },
    { kind: 'noName', of: 'veto', code: 'V1' },
  ]);
});

describe('two versions', () => {
  const value = (name: string, points: number | null = null, hint = '', group: string | null = null) => ({
    name,
    points,
    hint,
    group,
  });

  test('differ by code, in the order of the page; the order itself is no difference', () => {
    const changed = contentOf(
      after(
        { do: 'type', field: 'floor', text: '' },
        { do: 'move', of: { list: 'groups' }, index: 0, by: 1 },
        { do: 'remove', of: { list: 'criteria', group: 0 }, index: 0 },
        { do: 'typeItem', of: { list: 'criteria', group: 1 }, index: 0, field: 'max', text: '20' },
        { do: 'add', of: { list: 'vetoes' } },
        { do: 'typeItem', of: { list: 'vetoes' }, index: 1, field: 'text', text: '失火' },
        { do: 'typeItem', of: { list: 'references' }, index: 1, field: 'text', text: '丙' },
      ),
    );
    expect(templateDifference(content, content)).toEqual([]);
    expect(templateDifference(content, changed)).toEqual([
      { part: 'floor', code: '', kind: 'removed', before: value('', 60), after: null },
      {
        part: 'criterion',
        code: 'A1',
        kind: 'changed',
        before: value('面积', 20.5, '大', 'A'),
        after: value('面积', 20, '大', 'A'),
      },
      { part: 'criterion', code: 'C1', kind: 'removed', before: value('制度', 40, '', 'C'), after: null },
      { part: 'veto', code: 'V2', kind: 'added', before: null, after: value('失火') },
      { part: 'references', code: '', kind: 'changed', before: value('甲\n乙'), after: value('甲\n丙') },
    ]);
  });

  test('each changed part of a template is a difference of its own', () => {
    const other: TemplateContent = {
      ...content,
      name: '评分表二',
      note: '定稿',
      experts: 7,
      groupFloorPercent: null,
      groups: [
        { code: 'A', name: '林业资源', points: 50, criteria: [] },
        { code: 'C', name: '管理', points: 50, criteria: [{ code: 'C1', name: '制度', hint: '全', max: 40 }] },
      ],
      grades: [{ code: 'A', name: '优秀', min: 90 }],
      references: [],
    };
    expect(
      templateDifference(content, other).map(({ part, code, kind, before, after: now }) => [
        `${kind} ${part} ${code}`,
        before,
        now,
      ]),
    ).toEqual([
      ['changed name ', value('评分表', null), value('评分表二', null)],
      ['changed note ', value('示例稿', null), value('定稿', null)],
      ['changed experts ', value('', 5), value('', 7)],
      ['removed floor ', value('', 60), null],
      ['changed group A', value('资源', 60), value('林业资源', 50)],
      ['changed group C', value('管理', 40), value('管理', 50)],
      ['changed criterion C1', value('制度', 40, '', 'C'), value('制度', 40, '全', 'C')],
      ['removed criterion A1', value('面积', 20.5, '大', 'A'), null],
      ['removed criterion A2', value('林相', 39.5, '', 'A'), null],
      ['changed grade A', value('合格', 60), value('优秀', 90)],
      ['removed grade B', value('不合格', 0), null],
      ['removed references ', value('甲\n乙', null), null],
    ]);
  });
});

describe('a template in a file', () => {
  const version: TemplateVersion = {
    ...content,
    id: '7',
    kind: 'other',
    number: 3,
    status: 'retired',
    sheets: 9,
    createdBy: 'admin',
    createdTime: '2026-03-12 09:30:00',
    updatedBy: 'admin',
    updatedTime: '2026-03-12 09:30:00',
    inForceTime: null,
    retiredTime: null,
    version: 4,
  };
  const text = writeTemplateFile(version);

  test('is read without its number and state', () => {
    expect(readTemplateFile(text)).toEqual({ template: { kind: 'other', content } });
    expect(readTemplateFile(`\uFEFF${text}`)).toEqual({ template: { kind: 'other', content } });
  });

  test.each([
    ['no JSON', 'x', 'notJson'],
    ['an empty file', '', 'notJson'],
    ['other JSON', '[]', 'notTemplate'],
    ['an unknown kind', text.replace('"other"', '"moon"'), 'notTemplate'],
    ['a code twice', text.replace('"A2"', '"A1"'), 'repeatedCode'],
    ['points between halves', text.replace('20.5', '20.3'), 'points'],
    ['negative points', text.replace('20.5', '-1'), 'points'],
  ])('%s is refused', (_, given, fault) => {
    expect(readTemplateFile(given)).toEqual({ fault });
  });

  test.each([
    ['评分表', '评分表-v3.json'],
    ['a/b:c*?"<>|\\', 'a_b_c_______-v3.json'],
    [' ', 'template-v3.json'],
  ])('the file of %s has a valid name', (name, file) => {
    expect(templateFileName({ name, number: 3 })).toEqual(file);
  });
});
