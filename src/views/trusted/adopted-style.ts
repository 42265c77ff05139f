import { useEffect, useLayoutEffect } from 'react';

/** Styles that count while the component is on the screen. An element with them would be refused (decision 053). */
export function useAdoptedStyle(styles: string): void {
  useLayoutEffect(() => adopt(styles), [styles]);
}

/**
 * In place of the package of that name, which keeps the page from scrolling behind a dialog (scripts/surgery/replaced-modules.ts): however many dialogs
 * are open, the styles of the first count.
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
      // Those of one who comes later do not.
    }, []); // oxlint-disable-line react-hooks/exhaustive-deps
    return null;
  };
};

function adopt(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
