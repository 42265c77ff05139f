import type { TemplateContent, TemplateVersion } from '#src/domain/scoring/template-version.ts';

/** A small template without a fault. */
export const smallContent: TemplateContent = {
  name: '评分表',
  note: '示例稿',
  groups: [{ code: 'A', name: '资源', points: 100, criteria: [{ code: 'A1', name: '面积', hint: '', max: 100 }] }],
  grades: [{ code: 'A', name: '合格', min: 0 }],
  vetoes: [],
  groupFloorPercent: null,
  references: [],
  experts: 5,
};

export const versionOf = (id: string, over: Partial<TemplateVersion> = {}): TemplateVersion => ({
  ...smallContent,
  id,
  kind: 'other',
  number: 1,
  status: 'draft',
  sheets: 0,
  createdBy: 'admin',
  createdTime: '2026-03-12 09:30:00',
  updatedBy: 'admin',
  updatedTime: '2026-03-12 09:30:00',
  inForceTime: null,
  retiredTime: null,
  version: 1,
  ...over,
});
