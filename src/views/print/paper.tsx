import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAdoptedStyle } from '#src/views/trusted/adopted-style.ts';
import './paper.css';

interface Props {
  /** Stands at the head of every page. */
  head: string;
  /** Called when the dialog of the browser is closed, whether or not it was printed. */
  onDone: () => void;
  /** False while what it holds is measured (`use-pieces.ts`). */
  isReady?: boolean;
  children: ReactNode;
}

/** Prints what it holds on A4, and nothing else of the page. */
export function Paper({ head, onDone, isReady = true, children }: Props) {
  useEffect(() => {
    if (!isReady) return;
    globalThis.addEventListener('afterprint', onDone);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', onDone);
  }, [onDone, isReady]);
  return (
    <PaperPages head={head} isReady={isReady}>
      {children}
    </PaperPages>
  );
}

/**
 * What the browser prints instead of the page, as long as it is there. Each page has the head, its number and how many there
 * are.
 */
export function PaperPages({ head, isReady = true, children }: Omit<Props, 'onDone'>) {
  const { t } = useTranslation('sheet');
  // The words around the numbers: “第1页，共3页”.
  const [before = '', between = '', after = ''] = t('paper.page', { page: mark, pages: mark }).split(mark);
  const margins = `@page {
    @top-left { content: ${quoted(head)}; }
    @bottom-right { content: ${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}; }
  }`;
  useAdoptedStyle(margins);
  return createPortal(
    <div className="paper" data-measured={isReady ? undefined : ''}>
      {children}
    </div>,
    document.body,
  );
}

/** Stands for a number; it is in no words of ours. */
const mark = '§';

/** A text as a string of CSS. Whatever could end it is written by its number. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
