import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './paper.css';

interface Props {
  /** Stands at the head of every page. */
  head: string;
  /** Called when the dialog of the browser is closed, whether or not it was printed. */
  onDone: () => void;
  children: ReactNode;
}

/** Prints what it holds on A4, and nothing else of the page. Each page has the head, its number and how many there are. */
export function Paper({ head, onDone, children }: Props) {
  const { t } = useTranslation('sheet');
  useEffect(() => {
    globalThis.addEventListener('afterprint', onDone);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', onDone);
  }, [onDone]);
  // The words around the numbers: “第1页，共3页”.
  const [before = '', between = '', after = ''] = t('paper.page', { page: mark, pages: mark }).split(mark);
  const margins = `@page {
    @top-left { content: ${quoted(head)}; }
    @bottom-right { content: ${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}; }
  }`;
  return createPortal(
    <div className="paper">
      <style>{margins}</style>
      {children}
    </div>,
    document.body,
  );
}

/** Stands for a number. */
const mark = '\u0000';

/** A text as a string of CSS. Whatever could end it is written by its number. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
