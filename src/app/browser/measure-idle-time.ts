import { elapsed, type Reading } from '#src/domain/elapsed.ts';
import { countdownMilliseconds, type IdleMeasured } from '#src/machines/session/idle.ts';
import { clearLastActivity, readLastActivity, writeLastActivity } from './last-activity.ts';
import { blockLateInput } from './block-late-input.ts';

/** Before these events much time may have passed: a laptop wakes, a tab is shown again, the browser's Back button is used. */
const wakeEvents = ['focus', 'pageshow', 'visibilitychange', 'popstate'];

/**
 * Measures how long nobody did anything, in this tab or in another of the same origin, and reports how long is left. Time is
 * added up from reading to reading, so that neither sleep nor a clock that is set back goes unnoticed. The first event after a
 * pause, an input or the timer, measures before anything else happens. Once the countdown runs, input does not count any more;
 * only `stay` does. While it is paused, on a wall, nothing is reported and no input comes too late; what was measured counts as
 * soon as somebody goes elsewhere (decision 046).
 */
export function measureIdleTime(
  idleMinutes: number,
  report: (event: IdleMeasured) => void,
  isPaused: () => boolean = () => false,
) {
  const limit = idleMinutes * 60_000;
  let last = now();
  /** The last activity as storage has it. */
  let known = readLastActivity();
  let idle = known === null ? 0 : Math.max(0, last.wall - known);
  let hasInput = known === null;
  let isDue = false;

  const timer = setInterval(measure, 1000);
  const stopGuarding = blockLateInput(isLate);
  for (const type of wakeEvents) addEventListener(type, measure, { capture: true });

  return {
    stay() {
      advance();
      if (idle < limit + countdownMilliseconds) count();
      measure();
    },
    stop() {
      clearInterval(timer);
      stopGuarding();
      for (const type of wakeEvents) removeEventListener(type, measure, { capture: true });
      clearLastActivity();
    },
  };

  /**
   * Whether an input comes too late: the time is over, and the countdown is not shown yet. It is called for every movement of
   * the mouse, so it does next to nothing while there is time.
   */
  function isLate(isInput: boolean): boolean {
    advance();
    const isCountdownShown = isDue && idle < limit + countdownMilliseconds;
    if (idle >= limit && !isCountdownShown) measure();
    if (idle < limit && isInput) count();
    return idle >= limit && !isCountdownShown && !isPaused();
  }

  function count() {
    idle = 0;
    hasInput = true;
  }

  function advance() {
    const present = now();
    idle += elapsed(last, present);
    last = present;
  }

  function measure() {
    advance();
    readOtherTabs();
    if (hasInput) {
      hasInput = false;
      known = last.wall - idle;
      writeLastActivity(known);
    }
    const wasDue = isDue;
    isDue = idle >= limit && !isPaused();
    if (isDue || wasDue) report({ type: 'idle.measured', left: limit + countdownMilliseconds - idle });
  }

  /** Counts only what another tab has written since. So a clock that is set back does not make an old input new. */
  function readOtherTabs() {
    const stored = readLastActivity();
    if (stored === null || stored === known) return;
    known = stored;
    idle = Math.min(idle, Math.max(0, last.wall - stored));
  }
}

const now = (): Reading => ({ monotonic: performance.now(), wall: Date.now() });
