import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '#src/views/app-context.ts';
import { formatInstant } from '#src/views/words/format-time.ts';
import classes from './watermark.module.css';

/** As many as the largest screen has room for; what does not fit is cut off. */
const marks = Array.from({ length: 200 }, (_, index) => index);

/**
 * Covers the page with the name, the account and the minute, on the screen and on paper, while personal details are shown in
 * full: a photograph of them shows who took it (decision 066). It is only seen: no pointer and no screen reader finds it.
 */
export function Watermark() {
  const { session } = useApp();
  const account = useSelector(session, ({ context }) => context.account);
  const minute = useMinute();
  const mark = `${account?.name ?? ''} ${account?.account ?? ''}\n${minute}`;
  return (
    <div aria-hidden className={classes.watermark}>
      {marks.map((index) => (
        // Drawn by CSS, so that a search of the page and a copied selection do not contain it.
        <span key={index} data-mark={mark} />
      ))}
    </div>
  );
}

/** The present minute, by the platform's clock. */
function useMinute(): string {
  const [minute, setMinute] = useState(() => formatInstant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setMinute(formatInstant(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
