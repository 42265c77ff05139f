import { fromCallback } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { clearLastActivity, writeLastActivity } from '#src/app/browser/last-activity.ts';

/** Measuring starts late because the first screen has priority. */
const startAfter = 10_000;

/** Measures the idle time (decision 015). The measuring code is a separate chunk. */
export const createInputFeed = (idleMinutes: number, isPaused: () => boolean) =>
  fromCallback<{ type: 'stay' }>(({ sendBack, receive }) => {
    if (idleMinutes === 0) return undefined;
    // The person has just opened the page, logged in or tried again, and may have been away before.
    writeLastActivity(Date.now());
    let isOver = false;
    let stop: () => unknown = clearLastActivity;
    const timer = setTimeout(() => void measure(), startAfter);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };

    async function measure() {
      // If the chunk cannot be loaded, only the server ends the session.
      const chunk = await imported(() => import('#src/app/browser/measure-idle-time.ts')).catch(() => null);
      if (isOver) return;
      // The time written above would expire, and the next page would log out.
      if (!chunk) return void clearLastActivity();
      const input = chunk.measureIdleTime(idleMinutes, sendBack, isPaused);
      receive(input.stay);
      stop = input.stop;
    }
  });
