import { useSelector } from '@xstate/react';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** Whether single-key shortcuts are enabled for the signed-in person (decision 039). */
export function useSingleKeys(): boolean {
  const { preferences, session } = useApp();
  const { keysOff } = useContextOf(preferences, 'keysOff');
  const own = useSelector(session, ({ context }) => context.account?.account ?? '');
  return !keysOff.includes(own);
}
