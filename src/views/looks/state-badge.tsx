import classes from './state-badge.module.css';

interface Props {
  label: string;
  /** The colour of the dot, and for `bad` its shape. Without a tone there is no dot. */
  tone?: 'good' | 'held' | 'idle' | 'bad' | undefined;
  title?: string | undefined;
}

/** Shows a state as a dot and a word, the same everywhere. It is one element, because lists have many. */
export const StateBadge = ({ label, tone, title }: Props) => (
  <span className={classes.badge} data-tone={tone} title={title}>
    {label}
  </span>
);
