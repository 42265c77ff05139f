import { Badge } from '@mantine/core';
import classes from './state-badge.module.css';

interface Props {
  label: string;
  /** The colour of the dot, and its shape for `bad`. Without a tone there is no dot. */
  tone?: 'good' | 'held' | 'idle' | 'bad';
  title?: string | undefined;
}

/** Shows a state as a dot and a word, in the same way everywhere. */
export function StateBadge({ label, tone, title }: Props) {
  return (
    <Badge
      variant="default"
      radius="sm"
      className={classes.badge}
      title={title}
      leftSection={tone && <span className={classes.dot} data-tone={tone} />}
    >
      {label}
    </Badge>
  );
}
