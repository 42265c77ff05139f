import { type RefObject, useEffect } from 'react';
import { watchLayout } from './after-layout.ts';
import { markCut } from './cut-edges.ts';

/** Keeps the cut edges of a box marked while it scrolls, and while it or its content changes size. */
export function useCutEdges(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => markCut(box);
    const stop = watchLayout([box, box.firstElementChild], mark);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      stop();
      box.removeEventListener('scroll', mark);
    };
  }, [ref]);
}
