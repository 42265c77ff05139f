import { type AnyEventObject, fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { OwnSheet, SheetContent } from '#src/domain/scoring/review.ts';
import { type SheetDraft, writeSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type {
  NextQuestion,
  NextSheet,
  Recusal,
  SheetEvent,
  SheetSave,
  UploadState,
} from '#src/machines/scoring/sheet-context.ts';
import { type SubjectQuestion, type SubjectToRead, subjectMachine } from '#src/machines/record/subject.ts';
import { sheetMachine } from '#src/machines/scoring/sheet.ts';
import { at } from './facts.ts';
import { feed, port } from './port.ts';
import { run, settled } from './run.ts';

export const pagePath = '/home/baseResourcesScoreEdu';

/** Two criteria of 10 points each, and one veto condition. */
export const template: TemplateVersion = {
  id: '101',
  kind: 'natureEducation',
  number: 1,
  status: 'inForce',
  name: '模板',
  note: '',
  groups: [
    {
      code: 'A',
      name: '甲组',
      points: 20,
      criteria: [
        { code: 'A1', name: '甲一', hint: '', max: 10 },
        { code: 'A2', name: '甲二', hint: '', max: 10 },
      ],
    },
  ],
  grades: [{ code: 'A', name: '优', min: 0 }],
  vetoes: [{ code: 'V1', text: '造假' }],
  groupFloorPercent: null,
  references: [],
  experts: 3,
  sheets: 1,
  createdBy: 'admin',
  createdTime: '2026-03-12 09:30:00',
  updatedBy: 'admin',
  updatedTime: '2026-03-12 09:30:00',
  inForceTime: '2026-03-12 09:30:00',
  retiredTime: null,
  version: 1,
};

/** A sheet with these points; missing ones are empty. */
export const contentWith = (points: Readonly<Record<string, number | null>>, comment = ''): SheetContent => ({
  marks: Object.fromEntries(
    Object.entries(points).map(([code, given]) => [code, { points: given, comment, files: [] }]),
  ),
  vetoes: [],
});

/** Points for all criteria, neither low nor full. */
export const complete = contentWith({ A1: 8, A2: 8 });

export const ownSheet = (over: Partial<OwnSheet> = {}): OwnSheet => ({
  ...contentWith({}),
  review: '7',
  name: '韦专家',
  marked: 0,
  subject: { path: '/home/baseResources', id: '1' },
  title: '青山基地',
  kind: 'natureEducation',
  area: '南宁',
  due: '2026-12-01',
  template,
  isTemplateOutdated: false,
  state: 'begun',
  keptTime: null,
  submittedTime: null,
  entered: null,
  reopened: null,
  submissions: [],
  version: 1,
  ...over,
});

export const conflict = failed({ kind: 'refused', code: 409, message: '已被修改', reason: 'conflict' });

export const draftOf = (draft: Partial<SheetDraft> & Pick<SheetDraft, 'content'>, version = 1): Draft => ({
  values: writeSheetDraft({ base: contentWith({}), typed: {}, ...draft }),
  version,
  savedAt: 5,
});

export const inputOf = (review: string | null) => ({
  tabId: 'tab3',
  location: at(pagePath + (review === null ? '' : `?review=${review}`)).location,
});

interface Given {
  review?: string | null;
  may?: boolean;
  found?: Draft | null;
  isOnline?: boolean;
}

/** A scoring page. Its calls wait for answers of the test. */
export function started(given: Given = {}) {
  const { review = '7', may = true, isOnline = true } = given;
  const fetchSheet = port<Result<OwnSheet>, { id: string }>();
  const fetchTheirs = port<Result<OwnSheet>, { id: string }>();
  const fetchTemplate = port<Result<TemplateVersion>, { path: string }>();
  const saveSheet = port<Result<OwnSheet | null>, SheetSave>();
  const submitSheet = port<Result<OwnSheet | null>, SheetSave>();
  const recuse = port<Result<OwnSheet | null>, Recusal>();
  const findNext = port<Result<NextSheet | null>, NextQuestion>();
  const fetchSubject = port<Result<SubjectToRead>, SubjectQuestion>();
  const network = feed<SheetEvent, SheetEvent>();
  const running = run(
    sheetMachine.provide({
      guards: { mayScore: () => may },
      actors: {
        subject: subjectMachine.provide({ actors: { fetchSubject: fetchSubject.logic } }),
        watchNetwork: network.logic,
        fetchTemplate: fetchTemplate.logic,
        fetchRecord: fetchSheet.logic,
        fetchTheirs: fetchTheirs.logic,
        findDraft: fromPromise(() => Promise.resolve(given.found ?? null)),
        saveRecord: saveSheet.logic,
        submitSheet: submitSheet.logic,
        recuse: recuse.logic,
        findNext: findNext.logic,
      },
    }),
    inputOf(review),
  );
  const context = () => running.actor.getSnapshot().context;
  const type = (code: string, text: string) => running.actor.send({ type: 'points.typed', code, text });
  const online = (is: boolean) => network.tell({ type: 'network.reported', online: is });
  if (!isOnline) online(false);
  /** The files of the page report the state of uploads. */
  const uploads = (states: Readonly<Record<string, UploadState>>) => {
    const children = Object.entries(states).map(([place, state]) => [
      place,
      { getSnapshot: () => ({ hasTag: () => state === 'pending', matches: () => state === 'failed' }) },
    ]);
    const snapshot = { context: { uploads: Object.fromEntries(children) as unknown } };
    (running.actor.send as (event: AnyEventObject) => void)({ type: 'xstate.snapshot.files', snapshot });
  };
  return {
    ...running,
    context,
    uploads,
    type,
    online,
    fetchSheet,
    fetchSubject,
    fetchTheirs,
    fetchTemplate,
    saveSheet,
    submitSheet,
    recuse,
    findNext,
  };
}

/** The loaded page of a sheet. */
export async function opened(sheet: OwnSheet = ownSheet(), given: Given = {}) {
  const page = started(given);
  await page.fetchSheet.answer(success(sheet));
  await settled();
  return page;
}
