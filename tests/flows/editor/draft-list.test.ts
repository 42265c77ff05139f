import { expect, test } from 'vitest';
import { createDraftStore } from '#src/app/stores/draft-store.ts';
import { listDrafts } from '#src/app/stores/draft-list.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { writeRoleDraft } from '#src/domain/roles/role-draft.ts';
import { blankContent } from '#src/domain/scoring/sheet-content.ts';
import { writeSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { importedPath, runPath, runsPath } from '#src/domain/tables/run-path.ts';

const science = '/home/scienceKnowledge';
const sheet = { content: blankContent, base: blankContent, typed: {} };
const role = { roleName: '审核', granted: [] };

test('drafts are named after the typed text; runs of an import and pages that no longer exist are not listed', async () => {
  const { of } = createDraftStore({
    storage: () => localStorage,
    now: () => 7,
    window: 'a',
    onMemoryOnly: () => undefined,
  });
  const pages: [path: string, values: ContentValues, subject?: string | null][] = [
    [`${science}/42`, { mainTitle: '银杏' }, '银杏'],
    [`${science}/new`, { mainTitle: '', summary: '简介' }, null],
    ['/basic/hotels/new', { name: '漓江酒店' }, '漓江酒店'],
    ['/system/roleManager/new', writeRoleDraft({ ...role, base: role }), '审核'],
    ['/system/roleManager/new?of=2', writeRoleDraft({ ...role, base: role }), '审核'],
    ['/system/userManager/3', { account: 'wuzhou.edit', name1: '梧州' }, 'wuzhou.edit'],
    ['/home/baseResourcesScoreEdu?review=7', writeSheetDraft({ ...sheet, title: '青山基地' }), '青山基地'],
    ['/home/baseResourcesScoreEdu?review=8', writeSheetDraft(sheet), null],
    ['/home/index', {}, null],
    [runsPath(science), {}],
    [runPath(science, 'r1'), {}],
    [importedPath(science, 'f1'), {}],
    ['/gone/page', {}],
  ];
  for (const [path, values] of pages) of('editor').note(path, null, values);
  of('admin').note(`${science}/7`, null, { mainTitle: '别人的' });
  const kept = pages.flatMap(([path, , subject]) => (subject === undefined ? [] : [{ path, subject, savedAt: 7 }]));
  expect(await listDrafts(of('editor'))).toEqual(kept);
  expect(await listDrafts(null)).toEqual([]);
});
