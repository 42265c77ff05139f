import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { holds, type PageAction, pageActions, rightFor } from '#src/domain/rights/page-actions.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { usePagePath } from '#src/views/page/page-path.ts';
import { rightText } from '#src/views/words/right-text.ts';

const selectGrants = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.context.grants;

/** Whether what one wants to do is granted on this page, as it stands now. */
export function useCan(): (action: PageAction) => boolean {
  const { session } = useApp();
  const path = usePagePath();
  const grants = useSelector(session, selectGrants);
  return (action) => isKnown(action) && holds(grants, rightFor(path, action));
}

/** The right that it takes on this page, in words: “科普知识-编辑”. */
export function useNeededRight(): (action: PageAction) => string {
  const path = usePagePath();
  const { t } = useTranslation('common');
  return (action) => rightText(t, rightFor(path, action));
}

/**
 * The spec's permission directive: without the right its content is not there at all (product 6). It is judged by the page's
 * own path, and needs an action: none or an unknown one does not compile, throws in development, and shows nothing.
 */
export const Can = ({ action, children }: { action: PageAction; children: ReactNode }) =>
  useCan()(action) ? children : null;

function isKnown(action: string): boolean {
  if ((pageActions as readonly string[]).includes(action)) return true;
  const error = new Error(
    `<Can> needs an action of src/domain/rights/page-actions.ts, not ${JSON.stringify(action) ?? 'none'}`,
  );
  if (import.meta.env.DEV) throw error;
  console.error(error);
  return false;
}
