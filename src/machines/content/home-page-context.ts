import {
  type HomeItem,
  type HomePage,
  type HomeSlot,
  type HomeSlots,
  sameSlots,
  withItem,
  withMoved,
  withoutGone,
  withoutItem,
  writeSlots,
} from '#src/domain/content/home-page.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** The input of `saveRecord`. */
export interface HomePageSave extends Save {
  version: number;
  slots: HomeSlots;
}

/** A change of the arrangement. */
export type Change =
  | { type: 'item.add'; slot: HomeSlot; item: HomeItem }
  | { type: 'item.move'; slot: string; from: number; to: number }
  | { type: 'item.remove'; slot: string; item: HomeItem };

export type HomePageEvent =
  | RecordEvent
  | Change
  | { type: 'save' }
  | { type: 'save.confirm' }
  | { type: 'save.cancel' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' };

export interface HomePageContext extends RecordContext<HomePageSave> {
  path: string;
  /** The page on the server. */
  page: HomePage | null;
  /** The arrangement on this page. */
  slots: HomeSlots;
  /** The version that somebody else saved meanwhile. */
  theirs: HomePage | null;
}

export const homePageKind: RecordKind<HomePageContext, HomePageSave, HomePage> = {
  // There is exactly one page, and it always exists.
  idOf: ({ path }) => path,
  pathOf: ({ path }) => path,
  listOf: ({ path }) => path,
  subjectOf: () => null,
  versionOf: ({ page }) => page?.version ?? null,
  unsavedWork: ({ page, slots }) => (page !== null && !sameSlots(slots, page.slots) ? writeSlots(slots) : null),
  // Offline items are not sent, but they stay in their places here until the server has removed them too.
  requestOf: ({ page, slots }) => ({ version: page?.version ?? 0, slots: withoutGone(slots) }),
  isSameRequest: (one, other) => one.version === other.version && sameSlots(one.slots, other.slots),
  // Nothing is arranged while a save is under way.
  typedSinceSave: () => null,
  // Nothing can be arranged until the page has been fetched again.
  afterReset: () => ({ page: null }),
};

export function arranged(slots: HomeSlots, change: Change): HomeSlots {
  switch (change.type) {
    case 'item.add':
      return withItem(slots, change.slot, change.item);
    case 'item.move':
      return withMoved(slots, change.slot, change.from, change.to);
    case 'item.remove':
      return withoutItem(slots, change.slot, change.item);
    default:
      return change satisfies never;
  }
}
