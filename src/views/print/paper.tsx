import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAdoptedStyle } from '#src/views/trusted/adopted-style.ts';
import './paper.css';

interface Props {
  /** The header of every page. */
  head: string;
  /** Called when the browser's print dialog is closed, whether or not it was printed. */
  onDone: () => void;
  /** False while the content is measured (`use-pieces.ts`). */
  isReady?: boolean;
  children: ReactNode;
}

/** Prints its children on A4, and nothing else of the page. */
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
 * The content that the browser prints instead of the page while this is mounted. Each page has the header, its number
 * and the number of pages.
 */
export function PaperPages({ head, isReady = true, children }: Omit<Props, 'onDone'>) {
  const { t } = useTranslation('sheet');
  // The text around the numbers: “第1页，共3页”.
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

/** A placeholder for the numbers that no text contains. */
const mark = '§';

/** Quotes a text as a CSS string. Every character that could end it is escaped. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
