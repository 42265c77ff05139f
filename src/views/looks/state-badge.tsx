import { Badge } from '@mantine/core';
import classes from './state-badge.module.css';

interface Props {
  label: string;
  /** The colour of its dot, and the shape of what is bad; without one there is no dot. */
  tone?: 'good' | 'held' | 'idle' | 'bad';
  title?: string | undefined;
}

/** The state of something: a dot and a word, the same everywhere. */
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
