import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type Action, isGranted } from '#src/domain/access.ts';
import { type SessionActor, useApp } from '../app-context.ts';
import { usePagePath } from './page-path.ts';

const selectGrants = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.context.grants;

/** Whether the right is granted on this page, as it stands now. */
export function useCan(): (action: Action) => boolean {
  const { session } = useApp();
  const path = usePagePath();
  const grants = useSelector(session, selectGrants);
  return (action) => isGranted(grants, path, action);
}

/** The spec's permission directive: without the right its content is not there at all (spec 6). */
export const Can = ({ action, children }: { action: Action; children: ReactNode }) => (useCan()(action) ? children : null);
