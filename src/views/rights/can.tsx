import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deed, deeds, holds, rightFor } from '#src/domain/rights/deeds.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { usePagePath } from '#src/views/page/page-path.ts';
import { rightText } from '#src/views/words/right-text.ts';

/** Tells whether an action is granted on this page now. */
export function useCan(): (deed: Deed) => boolean {
  const path = usePagePath();
  const grants = useGrants();
  return (deed) => isKnown(deed) && holds(grants, rightFor(path, deed));
}

/** The right that an action needs on this page, in words: “科普知识-编辑”. */
export function useNeededRight(): (deed: Deed) => string {
  const path = usePagePath();
  const { t } = useTranslation('common');
  return (deed) => rightText(t, rightFor(path, deed));
}

/**
 * Renders its content only if the action is granted on the page's own path (product 6). A missing or unknown action does not
 * compile, throws in development, and renders nothing.
 */
export const Can = ({ action, children }: { action: Deed; children: ReactNode }) =>
  useCan()(action) ? children : null;

function isKnown(deed: string): boolean {
  if ((deeds as readonly string[]).includes(deed)) return true;
  const error = new Error(`<Can> needs an action of src/domain/deeds.ts, not ${JSON.stringify(deed) ?? 'none'}`);
  if (import.meta.env.DEV) throw error;
  console.error(error);
  return false;
}
