import { useSelector } from '@xstate/react';
import type { ModuleEntry } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { mayViewAs } from '#src/domain/routes/routes.ts';
import { useApp } from '#src/views/app-context.ts';

/** The part of a role that is needed to see the app as that role. */
export interface ViewedRole {
  roleName: string;
  moduleInfoList: readonly ModuleEntry[];
}

/** Shows the app as a role sees it; null for people who may not manage roles. */
export function useViewAs(): ((role: ViewedRole) => void) | null {
  const { session } = useApp();
  const own = useSelector(session, ({ context: { grants, viewing } }) => viewing?.own ?? grants);
  if (!mayViewAs(own)) return null;
  return ({ roleName, moduleInfoList }) =>
    session.send({ type: 'view.began', roleName, grants: readGrants(moduleInfoList, roleName) });
}
