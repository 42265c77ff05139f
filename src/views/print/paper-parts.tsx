import { clsx } from 'clsx';
import classes from './paper-parts.module.css';

type Pair = readonly [name: string, value: string];

/** Names and values in print, with a line below each. */
export const PaperFacts = ({ facts, className }: { facts: readonly Pair[]; className: string | undefined }) => (
  <Pairs pairs={facts} className={clsx(classes.facts, className)} />
);

/** Three lines to sign on, side by side. */
export const Signatures = ({ names }: { names: readonly [string, string, string] }) => (
  <Pairs pairs={names.map((name) => [name, ''])} className={classes.signatures} />
);

const Pairs = ({ pairs, className }: { pairs: readonly Pair[]; className: string | undefined }) => (
  <dl className={className}>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
