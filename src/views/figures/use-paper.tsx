import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { PaperProps } from './figure-paper.tsx';

const FigurePaper = late(async () => {
  const [chunk] = await Promise.all([imported(() => import('./figure-paper.tsx')), loadTexts('sheet')]);
  return chunk.FigurePaper;
});

/** A chart needs this many render passes: its axes know their width only after their numbers were measured. */
const turns = 5;

interface OnPaper {
  paper: ReactNode;
  print: () => void;
}

/**
 * The print version of a page of statistics. It exists only while the browser prints, whether the app or the browser
 * started it (W4.11): the browser announces printing and prints what is rendered by then. The page itself stays
 * unchanged.
 */
export function usePaper(props: PaperProps): OnPaper {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    void FigurePaper.preload();
    const begin = () => {
      flushSync(() => setPrinting(true));
      for (let turn = 0; turn < turns; turn += 1) flushSync(() => undefined);
    };
    const end = () => setPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
      setPrinting(false);
    };
  }, []);
  const print = useCallback(() => {
    void FigurePaper.preload().then(() => globalThis.print());
  }, []);
  return {
    paper: isPrinting && (
      <ErrorBoundary fallback={() => null}>
        <FigurePaper {...props} />
      </ErrorBoundary>
    ),
    print,
  };
}
