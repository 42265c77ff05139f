import type { ReactNode } from 'react';
import { formatTime } from '#src/views/words/format-time.ts';
import classes from './timeline.module.css';

interface Who {
  account: string;
  /** Unknown if the account was deleted, or on a server that does not return names. */
  name: string | undefined;
}

/** A person by name; the account shows on hover. */
export const Person = ({ account, name }: Who) => (
  <bdi title={name && name !== account ? account : undefined}>{name || account}</bdi>
);

interface TimelineItem {
  key: number;
  what: ReactNode;
  /** What changed, or why. */
  detail: ReactNode;
  /** The account is empty if nobody of the office acted. */
  who: Who;
  time: string;
}

/** The history of a record of any kind, newest first: what happened, by whom, when and why. */
export const Timeline = ({ items }: { items: readonly TimelineItem[] }) => (
  <ol className={classes.items} reversed>
    {items.map(({ key, what, detail, who, time }) => (
      <li key={key}>
        <p>{what}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
        <p className={classes.who}>
          {who.account !== '' && (
            <>
              <Person {...who} /> ·{' '}
            </>
          )}
          <time dateTime={time.replace(' ', 'T')}>{formatTime(time)}</time>
        </p>
      </li>
    ))}
  </ol>
);
