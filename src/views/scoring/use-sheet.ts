import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { mayScore } from '#src/domain/scoring/panel.ts';
import { markIn, type StoredMark } from '#src/domain/scoring/sheet-content.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';

type Snapshot = SnapshotFrom<SheetActor>;

/** The machine knows no grants: it is told whether the person may score, at the start and at each change. */
export function useTellRight(sheet: SheetActor): void {
  const may = mayScore(useGrants());
  useEffect(() => sheet.send({ type: 'right.told', may }), [sheet, may]);
}

/** Tells that the window is used again: another window may have kept a newer state (W1.15). */
export function useTellBack(sheet: SheetActor): void {
  useEffect(() => {
    const back = () => sheet.send({ type: 'window.back' });
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [sheet]);
}

/** What stands about one criterion. Its component is drawn anew only when this changes. */
export const useMark = (sheet: SheetActor, code: string): StoredMark =>
  useSelector(sheet, ({ context }) => markIn(context.content, code));

/** Whether something can be filled in, now or after the dialog that is open. */
export const isWritable = (snapshot: Snapshot): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming') || snapshot.matches('recusing')) &&
  !snapshot.matches({ editing: 'conflict' }) &&
  snapshot.context.draft === null;
