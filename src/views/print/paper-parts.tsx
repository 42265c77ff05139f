import classes from './paper-parts.module.css';

export type PaperFact = readonly [name: string, value: string];

/** Names and values in print, with a line below each. */
export const PaperFacts = ({ facts }: { facts: readonly PaperFact[] }) => (
  <Pairs pairs={facts} className={classes.facts} />
);

export interface SignatureLines {
  title?: string;
  names: readonly string[];
}

/** A line to sign on after each name, three side by side. */
export const Signatures = ({ lines: { title, names } }: { lines: SignatureLines }) => (
  <>
    {title && <h2>{title}</h2>}
    <Pairs pairs={names.map((name) => [name, ''])} className={classes.signatures} />
  </>
);

const Pairs = ({ pairs, className }: { pairs: readonly PaperFact[]; className: string | undefined }) => (
  <dl className={className}>
    {pairs.map(([name, value], index) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
