import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { describe, expect, test } from 'vitest';
import { hasConflict, isBegun, isExpected, maySeeSheets } from '#src/domain/scoring/panel.ts';
import { isChair, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { memberStates } from '#src/domain/scoring/review.ts';

const base = { path: '/home/baseResources', id: 'GXP001', title: '良凤江', applicant: null } as const;
const application = { path: applicationsPath, id: 'SQ001', title: '青鹭湾', applicant: 'editor' } as const;

describe('W1.2: a conflict of interest', () => {
  test.each([
    ['one’s own base', base, { account: 'expert', base: 'GXP001', baseName: '良凤江' }, true],
    ['another base', base, { account: 'expert', base: 'GXP002', baseName: '大明山' }, false],
    ['a base without an application', base, { account: 'editor', base: 'GXP002', baseName: '大明山' }, false],
    [
      'a base from one’s own application',
      { ...base, applicant: 'editor' },
      { account: 'editor', base: '', baseName: '' },
      true,
    ],
    ['one’s own application', application, { account: 'editor', base: '', baseName: '' }, true],
    ['another person’s application', application, { account: 'expert', base: 'SQ001', baseName: '大明山' }, false],
    ['one’s own base applies again', application, { account: 'expert', base: 'GXP001', baseName: '青鹭湾' }, true],
    ['no base and no name', { ...base, title: '' }, { account: 'expert', base: '', baseName: '' }, false],
  ])('%s', (_, subject, expert, conflict) => {
    expect(hasConflict(expert, subject)).toBe(conflict);
  });
});

test.each([
  ['nothing', { marks: {}, vetoes: [] }, false],
  ['an empty mark', { marks: { A1: { points: null, comment: ' ', files: [] } }, vetoes: [] }, false],
  ['0 points', { marks: { A1: { points: 0, comment: '', files: [] } }, vetoes: [] }, true],
  ['a word', { marks: { A1: { points: null, comment: '待核', files: [] } }, vetoes: [] }, true],
  ['a file', { marks: { A1: { points: null, comment: '', files: ['F1'] } }, vetoes: [] }, true],
  ['a veto', { marks: {}, vetoes: ['V1'] }, true],
])('a sheet with %s', (_, content, begun) => {
  expect(isBegun(content)).toBe(begun);
});

test('W1.1: visibility of the sheets of a panel', () => {
  const states = [null, ...memberStates];
  expect(states.filter((own) => maySeeSheets(false, own))).toEqual(['submitted']);
  expect(states.filter((own) => maySeeSheets(true, own))).toEqual([null, 'submitted', 'recused', 'replaced', 'closed']);
});

test('W1.3: recused and replaced experts do not count', () => {
  expect(memberStates.filter(isExpected)).toEqual(['notStarted', 'begun', 'submitted']);
});

test('scoring needs expertscore of the score page or of the bases; running panels needs the right to edit applications', () => {
  const grants = (...buttons: string[]) => ({ admin: false, pages: ['/home/baseResourcesScore'], buttons });
  expect(
    ['/home/baseResourcesScore_expertscore', '/home/baseResources_expertscore', '/home/baseResources_edit'].map((one) =>
      mayScore(grants(one)),
    ),
  ).toEqual([true, true, false]);
  // The role admin sees every page, but has only the buttons that are granted.
  expect([isChair(grants(`${applicationsPath}_edit`)), isChair({ ...grants(), admin: true })]).toEqual([true, false]);
});
