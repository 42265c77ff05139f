import { fromCallback } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { clearLastActivity, writeLastActivity } from '#src/app/browser/last-activity.ts';

/** The first screen comes first. */
const patience = 10_000;

/** What watches over a session (decision 015): how long nobody did anything, and what makes one doubt the permissions. */
export function createIdleFeeds(http: Http, idleMinutes: number) {
  const inputFeed = fromCallback<{ type: 'stay' }>(({ sendBack, receive }) => {
    if (idleMinutes === 0) return undefined;
    // Whoever gets in has just opened the page, logged in or tried again, and may well have been away before.
    writeLastActivity(Date.now());
    let isOver = false;
    let stop: () => unknown = clearLastActivity;
    const timer = setTimeout(() => void measure(), patience);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };

    async function measure() {
      // Where it cannot be had, the server ends the session.
      const chunk = await imported(() => import('#src/app/browser/measure-idle-time.ts')).catch(() => null);
      if (isOver) return;
      // What was written once says nothing then.
      if (!chunk) return void clearLastActivity();
      const input = chunk.measureIdleTime(idleMinutes, sendBack);
      receive(input.stay);
      stop = input.stop;
    }
  });

  const doubtFeed = fromCallback(({ sendBack }) => {
    const noteFocus = () => sendBack({ type: 'window.focused' });
    const stopListening = http.onDenied(() => sendBack({ type: 'permission.denied' }));
    globalThis.addEventListener('focus', noteFocus);
    return () => {
      stopListening();
      globalThis.removeEventListener('focus', noteFocus);
    };
  });

  return { inputFeed, doubtFeed };
}
