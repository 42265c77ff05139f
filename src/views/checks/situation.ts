import type { Situation } from '#src/domain/checks/subject.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';

/** What checks know besides the record: the time and this host. */
export const situationNow = (): Situation => ({
  now: wallClockAt(Date.now()),
  ownHost: globalThis.location.host,
});
