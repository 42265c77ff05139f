import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { PanelMember, Review, ReviewRow } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';

export const rowOf = (id: string): ReviewRow => ({
  id,
  subject: { path: '/home/baseResourcesApplication', id: '3' },
  title: '青秀山森林康养基地',
  kind: 'forestWellness',
  area: '南宁',
  status: 'scoring',
  due: '2026-12-01',
  isOverdue: false,
  own: null,
  isBarred: false,
  submitted: 1,
  expected: 2,
  completeTime: null,
  mean: null,
  grade: null,
  fails: false,
  isVetoed: false,
  updatedTime: '2026-11-20 09:00:00',
});

const template: TemplateVersion = {
  id: '101',
  kind: 'forestWellness',
  number: 1,
  status: 'inForce',
  name: '森林康养基地评分表',
  note: '示例稿',
  groups: [{ code: 'A', name: '资源', points: 100, criteria: [{ code: 'A1', name: '林地', hint: '', max: 100 }] }],
  grades: [{ code: 'basic', name: '合格', min: 0 }],
  vetoes: [],
  groupFloorPercent: null,
  references: [],
  experts: 5,
  sheets: 1,
  createdBy: 'admin',
  createdTime: '2026-01-01 09:00:00',
  updatedBy: 'admin',
  updatedTime: '2026-01-01 09:00:00',
  inForceTime: '2026-01-01 09:00:00',
  retiredTime: null,
  version: 1,
};

const memberOf = (account: string, state: PanelMember['state'] = 'notStarted'): PanelMember => ({
  account,
  name: `专家${account}`,
  state,
  marked: 0,
  all: 1,
  submittedTime: null,
  remindedTime: null,
  reason: null,
});

export const reviewOf = (id: string, version = 1): Review => ({
  ...rowOf(id),
  template,
  members: [memberOf('a'), memberOf('b', 'submitted')],
  sheets: [],
  decisions: [],
  passed: null,
  reopenedSince: false,
  events: [],
  names: {},
  isChair: true,
  subjectStatus: 'scoring',
  version,
});

export const offer: PanelOffer = {
  candidates: [
    {
      account: 'c',
      name: '专家c',
      roleName: '评审专家',
      kinds: ['forestWellness'],
      baseName: '君武森林公园',
      area: '柳州市',
      openSheets: 2,
      runsPanels: false,
    },
  ],
  template: { name: '森林康养基地评分表', number: 1, experts: 5 },
  due: '2026-12-10',
  last: null,
};
