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

/** A chart is drawn in so many turns: its axes know their width only when their numbers were measured. */
const turns = 5;

interface OnPaper {
  paper: ReactNode;
  print: () => void;
}

/**
 * The paper of a page of statistics. It is there only while the browser prints, whoever asked for it (W4.11): the browser tells
 * beforehand, and what is drawn until then is printed. The page itself stays as it is.
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
