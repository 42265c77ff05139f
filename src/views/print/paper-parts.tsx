import classes from './paper-parts.module.css';

export type PaperFact = readonly [name: string, value: string];

/** Names and values in print, with a line below each. */
export const PaperFacts = ({ facts }: { facts: readonly PaperFact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <Pair key={name} name={name} value={value} />
    ))}
  </dl>
);

export interface SignatureLines {
  title?: string;
  /** Words, or people, of whom two may have the same name. */
  names: readonly (string | { id: string; name: string })[];
}

/** A line to sign on after each name, three side by side. */
export const Signatures = ({ lines: { title, names } }: { lines: SignatureLines }) => (
  <>
    {title && <h2>{title}</h2>}
    <dl className={classes.signatures}>
      {names.map((one) => (
        <Pair key={typeof one === 'string' ? one : one.id} name={typeof one === 'string' ? one : one.name} value="" />
      ))}
    </dl>
  </>
);

const Pair = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
