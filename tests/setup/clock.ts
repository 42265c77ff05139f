import { beforeEach } from 'vitest';
import { testStart } from '#tests/support/test-start.ts';

const RealDate = Date;
const offset = testStart + 60 * 60 * 1000 - RealDate.now();

/** The clock, moved to ten o'clock of the day on which the seed starts. It runs at its usual speed. */
class MovedDate extends RealDate {
  constructor(...time: []) {
    if (time.length === 0) super(MovedDate.now());
    else super(...time);
  }

  static override now = () => RealDate.now() + offset;
}

const moveClock = () => void (globalThis.Date = MovedDate as DateConstructor);

// Modules that are loaded before the first test read it, too.
moveClock();
// The clean-up of a test that sets the time restores the real clock.
beforeEach(moveClock);
