import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { holds, type PageAction, pageActions, rightFor } from '#src/domain/rights/page-actions.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { usePagePath } from '#src/views/page/page-path.ts';
import { rightText } from '#src/views/words/right-text.ts';

/** Returns whether an action is granted on this page now. The function is stable as long as the grants are the same. */
export function useCan(): (action: PageAction) => boolean {
  const path = usePagePath();
  const grants = useGrants();
  return useCallback((action) => isKnown(action) && holds(grants, rightFor(path, action)), [grants, path]);
}

/** The name of the right that an action requires on this page: “科普知识-编辑”. */
export function useNeededRight(): (action: PageAction) => string {
  const path = usePagePath();
  const { t } = useTranslation('common');
  return (action) => rightText(t, rightFor(path, action));
}

/**
 * Renders its children only if the action is granted on the page's own path (product 6). A missing or unknown action
 * does not compile, throws in development, and renders nothing.
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
