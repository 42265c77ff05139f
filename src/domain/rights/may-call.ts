import type { Grants } from './access.ts';
import { holds } from './page-actions.ts';

/** Whether the grants allow a call, by the right that it needs or by another one that is enough. */
export const mayCall = (
  grants: Grants,
  { right, alsoBy }: { right: string | null; alsoBy: readonly string[] },
): boolean => right === null || [right, ...alsoBy].some((one) => holds(grants, one));
