import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { drillHref, listBehind, type Mark } from '#src/domain/figures/drill.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useApp } from '#src/views/app-context.ts';
import { type FigureWords, useFigureWords } from './figure-words.ts';
import classes from './figures.module.css';

/** Links figures to lists. It is created once per page, because a page has hundreds of figures. */
export interface Drilling {
  words: FigureWords;
  /** The address of the list behind a mark; null if the person may not open it or the server does not offer it. */
  hrefOf: (mark: Mark) => string | null;
  /** The accessible name of a link. */
  nameOf: (name: string, value: number) => string;
}

export function useDrilling(statistic: Statistic, query: Pick<FigureQuery, 'filters'>): Drilling {
  const { t } = useTranslation('figures');
  const words = useFigureWords(statistic);
  const grants = useGrants();
  const { offers } = useApp();
  const { path, needs } = listBehind(statistic.source);
  // Only chairs see all reviews on the desk: others would find fewer than the figure counts.
  const may = (!needs || offers(needs)) && opens(grants, path) && (statistic.source !== 'reviews' || isChair(grants));
  return {
    words,
    hrefOf: (mark) => (may ? drillHref(statistic, query, mark) : null),
    nameOf: (name, value) => t('link', { name, amount: words.amount(value) }),
  };
}

interface Props {
  drilling: Drilling;
  /** The counted item, for people who do not see the surrounding table. */
  name: string;
  value: number;
  mark: Mark;
}

/** A figure as a link to the list of exactly its records (W4.1, W4.14). Zero has no list. */
export function FigureLink({ drilling: { words, hrefOf, nameOf }, name, value, mark }: Props) {
  const href = value === 0 ? null : hrefOf(mark);
  if (href === null) return <span data-zero={value === 0 || undefined}>{words.number(value)}</span>;
  return (
    <Link href={href} className={classes.figure ?? ''} aria-label={nameOf(name, value)}>
      {words.number(value)}
    </Link>
  );
}
