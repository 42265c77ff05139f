import { useId as useReactId } from 'react';

/**
 * The id of an element, in place of Mantine's own hook (scripts/surgery/replaced-modules.ts). Mantine renders each
 * field, menu and dialog twice on mount, because it replaces React's id, which is unique already, by a random one.
 */
export function useId(given?: string): string {
  const id = useReactId();
  // The format of Mantine's ids, with which the build renders index.html (decision 050).
  return typeof given === 'string' ? given : `mantine-${id.replace(/:/g, '')}`;
}
