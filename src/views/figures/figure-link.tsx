import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { drillHref, listBehind, type Mark } from '#src/domain/figures/drill.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { isChair } from '#src/domain/scoring/panel.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { type FigureWords, useFigureWords } from './figure-words.ts';
import classes from './figures.module.css';

/** How the figures of a page lead to lists. It is made once, because a page has hundreds of them. */
export interface Drilling {
  words: FigureWords;
  /** The address of a mark's list; null for whoever may not open it. */
  hrefOf: (mark: Mark) => string | null;
  /** What the way to a list is called. */
  nameOf: (name: string, value: number) => string;
}

export function useDrilling(statistic: Statistic, query: Pick<FigureQuery, 'filters'>): Drilling {
  const { t } = useTranslation('figures');
  const words = useFigureWords(statistic);
  const grants = useGrants();
  // The desk shows all reviews to whoever runs panels alone: anybody else would find fewer than the figure says.
  const may = opens(grants, listBehind(statistic.source)) && (statistic.source !== 'reviews' || isChair(grants));
  return {
    words,
    hrefOf: (mark) => (may ? drillHref(statistic, query, mark) : null),
    nameOf: (name, value) => t('link', { name, amount: words.amount(value) }),
  };
}

interface Props {
  drilling: Drilling;
  /** What is counted, for who does not see the table around it. */
  name: string;
  value: number;
  mark: Mark;
}

/** A figure as the way to the list of exactly its records (W4.1, W4.14). Nothing has no list. */
export function FigureLink({ drilling: { words, hrefOf, nameOf }, name, value, mark }: Props) {
  const href = value === 0 ? null : hrefOf(mark);
  if (href === null) return <span data-zero={value === 0 || undefined}>{words.number(value)}</span>;
  return (
    <Link href={href} className={classes.figure ?? ''} aria-label={nameOf(name, value)}>
      {words.number(value)}
    </Link>
  );
}
