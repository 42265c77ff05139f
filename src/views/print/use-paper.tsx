import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import type { Late } from '#src/views/late/late.tsx';

/** A chart needs this many render passes: its axes know their width only after their numbers were measured. */
const turns = 5;

type Preloaded = Pick<Late<never>, 'preload'>;

interface OnPaper {
  paper: ReactNode;
  print: () => void;
}

/**
 * The print version of a page (`PaperPages`). It exists only while the browser prints, whether the app or the browser
 * started it (W4.11): the browser announces printing and prints what is rendered by then. The page itself stays
 * unchanged. Another paper, such as a score sheet, is printed alone.
 *
 * @param chart a part of the paper with much code: it is loaded when the person begins to print, at the latest with the first key
 * of Ctrl+P
 */
export function usePaper<Props extends object>(Sheet: Late<Props>, props: Props, chart?: Preloaded): OnPaper {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    void Sheet.preload();
    const foresee = ({ key }: KeyboardEvent) => void ((key === 'Control' || key === 'Meta') && chart?.preload());
    const begin = () => {
      if (document.querySelector('body > .paper')) return;
      flushSync(() => setPrinting(true));
      for (let turn = 0; turn < turns; turn += 1) flushSync(() => undefined);
    };
    const end = () => setPrinting(false);
    globalThis.addEventListener('keydown', foresee);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('keydown', foresee);
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
      setPrinting(false);
    };
  }, [Sheet, chart]);
  const print = useCallback(() => {
    void Promise.all([Sheet.preload(), chart?.preload()]).then(() => globalThis.print());
  }, [Sheet, chart]);
  return {
    paper: isPrinting && (
      <ErrorBoundary fallback={() => null}>
        <Sheet {...props} />
      </ErrorBoundary>
    ),
    print,
  };
}
