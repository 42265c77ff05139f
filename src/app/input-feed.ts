import { elapsed, type Reading } from '#src/domain/elapsed.ts';
import { countdownMilliseconds, type IdleMeasured } from '#src/machines/idle.ts';
import { forgetInput, readInput, writeInput } from './last-input.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];

/** After these the time that passed may be long: a laptop wakes, a tab comes back. */
const awakenings = ['focus', 'pageshow', 'visibilitychange'];

/**
 * Measures how long nobody did anything, in this tab or another of the origin, and tells how long is left. Time is summed
 * up from reading to reading, so that neither sleep nor a clock put back is missed. Input once it is due comes too late
 * to count: only `stay` does then.
 */
export function measureInput(idleMinutes: number, tell: (event: IdleMeasured) => void) {
  const limit = idleMinutes * 60_000;
  let last = now();
  let known = readInput();
  let quiet = known === null ? 0 : Math.max(0, last.wall - known);
  let touched = known === null;
  let isDue = false;

  const timer = setInterval(measure, 1000);
  for (const input of inputs) addEventListener(input, noteInput, { capture: true, passive: true });
  for (const awakening of awakenings) addEventListener(awakening, measure, { capture: true });

  return {
    stay() {
      advance();
      quiet = 0;
      touched = true;
      measure();
    },
    stop() {
      clearInterval(timer);
      for (const input of inputs) removeEventListener(input, noteInput, { capture: true });
      for (const awakening of awakenings) removeEventListener(awakening, measure, { capture: true });
      forgetInput();
    },
  };

  /** Comes with every movement of the mouse, so it does next to nothing. */
  function noteInput() {
    advance();
    if (quiet >= limit) return;
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
      known = last.wall;
      writeInput(known);
    }
    const wasDue = isDue;
    isDue = quiet >= limit;
    if (isDue || wasDue) tell({ type: 'idle.measured', left: limit + countdownMilliseconds - quiet });
  }

  /** Only what another tab wrote since counts: a clock put back does not make an old input new. */
  function hearOtherTabs() {
    const stored = readInput();
    if (stored === null || stored === known) return;
    known = stored;
    quiet = Math.min(quiet, Math.max(0, last.wall - stored));
  }
}

const now = (): Reading => ({ monotonic: performance.now(), wall: Date.now() });
