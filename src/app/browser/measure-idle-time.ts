import { elapsed, type Reading } from '#src/domain/elapsed.ts';
import { countdownMilliseconds, type IdleMeasured } from '#src/machines/session/idle.ts';
import { clearLastActivity, readLastActivity, writeLastActivity } from './last-activity.ts';
import { blockLateInput } from './block-late-input.ts';

/** After these the time that passed may be long: a laptop wakes, a tab comes back, somebody goes back with the browser's own button. */
const awakenings = ['focus', 'pageshow', 'visibilitychange', 'popstate'];

/**
 * Measures how long nobody did anything, in this tab or another of the origin, and tells how long is left. Time is summed
 * up from reading to reading, so that neither sleep nor a clock put back is missed. Whatever comes first after a while, an
 * input or the timer, measures first. Input once it is due comes too late to count: only `stay` does then.
 */
export function measureIdleTime(idleMinutes: number, tell: (event: IdleMeasured) => void) {
  const limit = idleMinutes * 60_000;
  let last = now();
  let known = readLastActivity();
  let quiet = known === null ? 0 : Math.max(0, last.wall - known);
  let touched = known === null;
  let isDue = false;

  const timer = setInterval(measure, 1000);
  const stopGuarding = blockLateInput(isLate);
  for (const awakening of awakenings) addEventListener(awakening, measure, { capture: true });

  return {
    stay() {
      advance();
      if (quiet < limit + countdownMilliseconds) count();
      measure();
    },
    stop() {
      clearInterval(timer);
      stopGuarding();
      for (const awakening of awakenings) removeEventListener(awakening, measure, { capture: true });
      clearLastActivity();
    },
  };

  /**
   * Whether what is done now comes too late: nobody did anything for so long, and nobody has been told. It comes with every
   * movement of the mouse, so as long as there is time it does next to nothing.
   */
  function isLate(isInput: boolean): boolean {
    advance();
    const isTold = isDue && quiet < limit + countdownMilliseconds;
    if (quiet >= limit && !isTold) measure();
    if (quiet < limit && isInput) count();
    return quiet >= limit && !isTold;
  }

  function count() {
    quiet = 0;
    touched = true;
  }

  function advance() {
    const present = now();
    quiet += elapsed(last, present);
    last = present;
  }

  function measure() {
    advance();
    hearOtherTabs();
    if (touched) {
      touched = false;
      known = last.wall - quiet;
      writeLastActivity(known);
    }
    const wasDue = isDue;
    isDue = quiet >= limit;
    if (isDue || wasDue) tell({ type: 'idle.measured', left: limit + countdownMilliseconds - quiet });
  }

  /** Only what another tab wrote since counts: a clock put back does not make an old input new. */
  function hearOtherTabs() {
    const stored = readLastActivity();
    if (stored === null || stored === known) return;
    known = stored;
    quiet = Math.min(quiet, Math.max(0, last.wall - stored));
  }
}

const now = (): Reading => ({ monotonic: performance.now(), wall: Date.now() });
