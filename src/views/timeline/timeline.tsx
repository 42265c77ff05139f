import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import events from '#src/views/styles/events.module.css';
import { formatTime } from '#src/views/words/format-time.ts';
import classes from './timeline.module.css';

/** A person by name; the account shows on hover. Without a name, because the account was deleted, the account itself. */
export const Person = ({ account, name }: { account: string; name: string | undefined }) => (
  <bdi title={name ? account : undefined}>{name || account}</bdi>
);

export interface TimelineItem {
  key: string | number;
  what: ReactNode;
  /** What changed, or why. */
  detail?: ReactNode;
  who: ReactNode;
  time: string;
}

/** The history of a record of any kind, newest first: what happened, by whom, when and why. */
export const Timeline = ({ items, className }: { items: readonly TimelineItem[]; className?: string | undefined }) => (
  <ol className={clsx(events.events, classes.items, className)} reversed>
    {items.map(({ key, what, detail, who, time }) => (
      <li key={key}>
        <p>{what}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
        <p className={classes.who}>
          {who} · <time dateTime={time.replace(' ', 'T')}>{formatTime(time)}</time>
        </p>
      </li>
    ))}
  </ol>
);
