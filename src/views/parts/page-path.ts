import { createContext, useContext } from 'react';

/** The path by whose rights a page's buttons are judged: the page's own, whatever the address says meanwhile (decision 001). */
const PagePathContext = createContext<string | null>(null);

export const PagePathProvider = PagePathContext.Provider;

export function usePagePath(): string {
  const path = useContext(PagePathContext);
  if (path === null) throw new Error('usePagePath and <Can> belong inside a page');
  return path;
}
