import { elapsed, type Reading } from '#src/domain/elapsed.ts';
import { countdownMilliseconds, type IdleMeasured } from '#src/machines/session/idle.ts';
import { clearLastActivity, readLastActivity, writeLastActivity } from './last-activity.ts';
import { blockLateInput } from './block-late-input.ts';

/**
 * Much time may have passed before these events: a laptop wakes, a tab is shown again, the browser's Back button is
 * used.
 */
const wakeEvents = ['focus', 'pageshow', 'visibilitychange', 'popstate'];

/**
 * Measures the idle time, in this tab and others of the same origin, and reports the remaining time. Time is summed
 * from reading to reading, so that neither sleep nor a clock that is set back goes unnoticed. The first event after a
 * pause, an input or the timer, measures before anything else happens. During the countdown input no longer counts;
 * only `stay` does. While measuring is paused, on a wall, nothing is reported and no input is too late; the measured
 * time counts as soon as the person navigates elsewhere (decision 046).
 */
export function measureIdleTime(
  idleMinutes: number,
  report: (event: IdleMeasured) => void,
  isPaused: () => boolean = () => false,
) {
  const limit = idleMinutes * 60_000;
  let last = now();
  /** The last activity in storage. */
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
   * Whether an input comes too late: the time is over, and the countdown is not shown yet. It runs on every mouse move,
   * so it does almost nothing while there is time.
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

  /** Counts only newer values of other tabs, so that a clock that is set back does not renew an old input. */
  function readOtherTabs() {
    const stored = readLastActivity();
    if (stored === null || stored === known) return;
    known = stored;
    idle = Math.min(idle, Math.max(0, last.wall - stored));
  }
}

const now = (): Reading => ({ monotonic: performance.now(), wall: Date.now() });
