import { useId as useReactId } from 'react';

/**
 * The id of an element, in place of Mantine's own hook (scripts/surgery/replaced-modules.ts). That one draws each field, menu and dialog twice when it
 * is mounted: it replaces React's id, which is unique already, by a random one.
 */
export function useId(given?: string): string {
  const id = useReactId();
  // Like Mantine's own, with which the build draws index.html (decision 050).
  return typeof given === 'string' ? given : `mantine-${id.replace(/:/g, '')}`;
}
