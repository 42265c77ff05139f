import { useLit, useWriting } from './use-board.ts';
import classes from './figure.module.css';

interface Props {
  /** Its name among the figures of the board (`changes.ts`). */
  name: string;
  value: number;
  className?: string | undefined;
}

/** A number that is highlighted for a moment when the last answer changed it. A new element restarts the highlight. */
export function Figure({ name, value, className = '' }: Props) {
  const { short, exact } = useWriting();
  const lit = useLit(name);
  const words = short(value);
  return (
    <data
      key={lit}
      className={`${classes.figure} ${className}`}
      value={value}
      title={words === exact(value) ? undefined : exact(value)}
      data-lit={lit > 0 || undefined}
    >
      {words}
    </data>
  );
}
