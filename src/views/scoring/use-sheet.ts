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

/** The machine knows no grants: it is told whether the person may score, at the start and at each change. */
export function useTellRight(sheet: SheetActor): void {
  const may = mayScore(useGrants());
  useEffect(() => sheet.send({ type: 'right.told', may }), [sheet, may]);
}

/** Tells that the window is used again: another window may have kept a newer state (W1.15). */
export function useTellBack(sheet: FormActor): void {
  useEffect(() => {
    const back = () => sheet.send({ type: 'window.back' });
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [sheet]);
}

/** What stands about one criterion. Its component is drawn anew only when this changes. */
export const useMark = (sheet: FormActor, code: string): StoredMark =>
  useSelector(sheet, ({ context }) => markIn(context.content, code));

/** Whether something can be filled in, now or after the dialog that is open. A conflict takes no field from who is typing. */
export const isWritable = (snapshot: Snapshot): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming') || snapshot.matches('recusing')) &&
  snapshot.context.draft === null;

/** Whether the sheet as a whole can be submitted, or a recusal asked for: not before a conflict is decided. */
export const isDecided = (snapshot: Snapshot): boolean =>
  isWritable(snapshot) && !snapshot.matches({ editing: 'conflict' });

/** The field that something is missing in. */
export const placeOf = ({ code, lacks }: Missing, reviewId: string | null): string => {
  if (lacks === 'scan') return evidencePlace(reviewId, scansCode);
  return lacks === 'comment' ? `${code}.comment` : code;
};
