import { useEffect, useLayoutEffect } from 'react';

/** Applies styles while the component is mounted. A style element would be refused (decision 053). */
export function useAdoptedStyle(styles: string): void {
  useLayoutEffect(() => adopt(styles), [styles]);
}

/**
 * Replaces the package of that name (scripts/surgery/replaced-modules.ts), which locks the scroll of the page behind a
 * dialog: if several dialogs are open, the styles of the first apply.
 */
export const styleSingleton = () => {
  let users = 0;
  let drop = () => {};
  return function AdoptedStyle({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      users += 1;
      if (users === 1) drop = adopt(styles);
      return () => {
        users -= 1;
        if (users === 0) drop();
      };
      // The styles of later users do not apply.
    }, []); // oxlint-disable-line react-hooks/exhaustive-deps
    return null;
  };
};

/** Adds styles to the page, and returns what removes them. */
export function adopt(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
