import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { markIn, type StoredMark } from '#src/domain/scoring/sheet-content.ts';
import { evidencePlace, type Missing, scansCode } from '#src/machines/scoring/sheet-work.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';

type Snapshot = SnapshotFrom<SheetActor>;

/** Reports to the machine, which knows no grants, whether the person may score: at the start and at each change. */
export function useTellRight(sheet: SheetActor): void {
  const may = mayScore(useGrants());
  useEffect(() => sheet.send({ type: 'right.reported', may }), [sheet, may]);
}

/** Reports that the window has the focus again: another window may have saved a newer state (W1.15). */
export function useTellBack(sheet: FormActor): void {
  useEffect(() => {
    const back = () => sheet.send({ type: 'window.back' });
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [sheet]);
}

/** The content of one criterion. Its component renders only when this changes. */
export const useMark = (sheet: FormActor, code: string): StoredMark =>
  useSelector(sheet, ({ context }) => markIn(context.content, code));

/** Whether the form can be edited, now or after the open dialog. A conflict does not interrupt typing. */
export const isWritable = (snapshot: Snapshot): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming') || snapshot.matches('recusing')) &&
  snapshot.context.draft === null;

/** Whether the person can submit the sheet or recuse: not before a conflict is decided. */
export const isDecided = (snapshot: Snapshot): boolean =>
  isWritable(snapshot) && !snapshot.matches({ editing: 'conflict' });

/** Focuses the field that lacks something. */
export const placeOf = ({ code, lacks }: Missing, reviewId: string | null): string => {
  if (lacks === 'scan') return evidencePlace(reviewId, scansCode);
  return lacks === 'comment' ? `${code}.comment` : code;
};
