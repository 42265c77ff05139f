import { createContext, useContext } from 'react';

/** The path whose rights apply to a page's buttons: the page's own, even if the address has changed (decision 001). */
const PagePathContext = createContext<string | null>(null);

export const PagePathProvider = PagePathContext.Provider;

export function usePagePath(): string {
  const path = useContext(PagePathContext);
  if (path === null) throw new Error('usePagePath and <Can> belong inside a page');
  return path;
}
