import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAdoptedStyle } from '#src/views/trusted/adopted-style.ts';
import { type PaperFact, PaperFacts, type SignatureLines, Signatures } from './paper-parts.tsx';
import classes from './paper-parts.module.css';
import './paper.css';
import './white.css';

/** The width of an A4 page between its margins (`paper.css`), in pixels: the width of a chart. */
export const paperWidth = 680;

export interface PaperContent {
  title: string;
  note?: string;
  facts: readonly PaperFact[];
  /** The header of every page, and the proposed name of a PDF file. */
  head: string;
  /** Empty for a paper that nobody signs. */
  signatures: readonly SignatureLines[];
  /** Printed on the page of the signatures. */
  end?: ReactNode;
  /** Printed after the signatures. */
  appendix?: ReactNode;
  /** False while the content is measured (`use-pieces.ts`). */
  isReady?: boolean;
  children: ReactNode;
}

/** Prints its content on A4 as soon as it is ready, and nothing else of the page. */
export function Paper({
  onDone,
  ...content
}: PaperContent & {
  /** Called when the browser's print dialog is closed, whether or not it was printed. */
  onDone: () => void;
}) {
  const { isReady = true } = content;
  useEffect(() => {
    if (!isReady) return;
    globalThis.addEventListener('afterprint', onDone);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', onDone);
  }, [onDone, isReady]);
  return <PaperPages {...content} />;
}

/**
 * The content that the browser prints instead of the page while this is mounted: title, facts, content and lines to
 * sign. Each page has the header, its number and the number of pages.
 */
export function PaperPages({
  title,
  note = '',
  facts,
  head,
  signatures,
  end,
  appendix,
  isReady = true,
  children,
}: PaperContent) {
  const { t } = useTranslation('sheet');
  // The text around the numbers: “第1页，共3页”.
  const [before = '', between = '', after = ''] = t('paper.page', { page: mark, pages: mark }).split(mark);
  const margins = `@page {
    @top-left { content: ${quoted(head)}; }
    @bottom-right { content: ${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}; }
  }`;
  useAdoptedStyle(margins);
  useLayoutEffect(() => {
    const former = document.title;
    document.title = head;
    return () => {
      document.title = former;
    };
  }, [head]);
  return createPortal(
    <div className="paper" data-white data-measured={isReady ? undefined : ''}>
      <h1>{title}</h1>
      {note && <p className={classes.note}>{note}</p>}
      <PaperFacts facts={facts} />
      {children}
      {signatures.length > 0 && (
        <section className={classes.end}>
          {end}
          {signatures.map((lines) => (
            <Signatures key={lines.title ?? ''} lines={lines} />
          ))}
        </section>
      )}
      {appendix}
    </div>,
    document.body,
  );
}

/** A placeholder for the numbers that no text contains. */
const mark = '§';

/** Quotes a text as a CSS string. Every character that could end it is escaped. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
