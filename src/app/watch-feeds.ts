import { fromCallback } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { measureInput } from './input-feed.ts';

/** What watches over a session: how long nobody did anything (decision 16), and what makes one doubt the permissions (47). */
export function createWatchFeeds(http: Http, idleMinutes: number) {
  const inputFeed = fromCallback<{ type: 'stay' }>(({ sendBack, receive }) => {
    if (idleMinutes === 0) return undefined;
    const input = measureInput(idleMinutes, sendBack);
    receive(input.stay);
    return input.stop;
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
