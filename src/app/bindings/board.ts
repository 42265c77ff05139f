import { fromCallback, fromPromise } from 'xstate';
import { fetchBoard } from '#src/api/board.ts';
import type { Http } from '#src/api/http.ts';
import { createSteadyClock } from '#src/app/browser/steady-clock.ts';
import { boardMachine } from '#src/machines/board/board.ts';

/** The ports of a wall screen only: look for a new build, and reload. */
export interface WallPorts {
  checkBuild: (signal: AbortSignal) => Promise<boolean>;
  reload: () => void;
  /** Runs after each answer. */
  tidy: () => void;
}

/** In the layout a person decides when to reload (decision 016). */
const inLayout: WallPorts = {
  checkBuild: () => Promise.resolve(false),
  reload: () => undefined,
  tidy: () => undefined,
};

/** The data display with its ports bound (decision 046). */
export function bindBoard(http: Http, { checkBuild, reload, tidy }: WallPorts = inLayout) {
  // The clock keeps running while its feed is paused.
  const now = createSteadyClock();
  return boardMachine.provide({
    actions: { reload },
    actors: {
      fetchBoard: fromPromise(async ({ signal }) => {
        const answer = await fetchBoard(http, signal);
        tidy();
        return answer;
      }),
      checkBuild: fromPromise(({ signal }) => checkBuild(signal)),
      clockFeed: fromCallback(({ sendBack }) => {
        const tick = () => sendBack({ type: 'clock.ticked', now: now() });
        tick();
        const timer = setInterval(tick, second);
        return () => clearInterval(timer);
      }),
      timerFeed: fromCallback<{ type: 'time.up' }, number>(({ sendBack, input: seconds }) => {
        const end = now() + seconds * second;
        // Checks every second: a single long timer would pause while the computer sleeps.
        const timer = setInterval(() => {
          if (now() >= end) sendBack({ type: 'time.up' });
        }, second);
        return () => clearInterval(timer);
      }),
      networkFeed: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: 'network.back' });
        addEventListener('online', report);
        return () => removeEventListener('online', report);
      }),
    },
  });
}

const second = 1000;
