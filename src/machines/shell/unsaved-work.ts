import type { Tab } from '#src/domain/shell/tabs.ts';
import type { FactOf } from '#src/machines/facts.ts';

/** The unsaved work of a page, as it reported it. */
interface UnsavedWork {
  /** Whether a save of it is under way. */
  saving: boolean;
  /** Whether it can be saved or kept as a draft. */
  keepable: boolean;
}

/** All unsaved work, by the id of the tab whose page holds it. */
export type UnsavedByTab = Readonly<Record<string, UnsavedWork>>;

/** Adds the report of a page. Its place among the others stays the same. */
export const updateUnsaved = (
  all: UnsavedByTab,
  { id, unsaved, saving = false, keepable = true }: FactOf<'page.unsaved'>,
): UnsavedByTab => (unsaved ? { ...all, [id]: { saving, keepable } } : filterUnsaved(all, (other) => other !== id));

export const filterUnsaved = (all: UnsavedByTab, stays: (id: string) => boolean): UnsavedByTab =>
  Object.fromEntries(Object.entries(all).filter(([id]) => stays(id)));

export const hasUnsavedWork = (all: UnsavedByTab): boolean => Object.keys(all).length > 0;

const hasDraft = (all: UnsavedByTab, { id }: Tab): boolean => all[id]?.keepable === true;

const isLost = (all: UnsavedByTab, { id }: Tab): boolean => all[id]?.keepable === false;

/** For tabs that close without a question: their input is kept as a draft. */
export const draftNotices = (all: UnsavedByTab, closed: readonly Tab[]): FactOf<'notice'>[] =>
  closed
    .filter((tab) => hasDraft(all, tab))
    .map(({ subject, title }) => ({ type: 'notice', notice: { code: 'drafts.kept', subject, title } }));

/** For tabs that close because a right was withdrawn. Those whose work is lost have a notice of their own. */
export const withdrawalNotices = (all: UnsavedByTab, closed: readonly Tab[]): FactOf<'notice'>[] => [
  ...withdrawalNotice(
    all,
    closed.filter((tab) => !isLost(all, tab)),
  ),
  ...lossNotices(all, closed),
];

/** For tabs that close and whose work cannot be kept. */
export const lossNotices = (all: UnsavedByTab, closed: readonly Tab[]): FactOf<'notice'>[] =>
  withdrawalNotice(
    all,
    closed.filter((tab) => isLost(all, tab)),
  );

function withdrawalNotice(all: UnsavedByTab, tabs: readonly Tab[]): FactOf<'notice'>[] {
  if (tabs.length === 0) return [];
  const pages = tabs.map(({ path, subject, title }) => ({ path, subject, title }));
  const drafts = tabs.some((tab) => hasDraft(all, tab));
  return [{ type: 'notice', notice: { code: 'grants.withdrawn', pages, drafts } }];
}
