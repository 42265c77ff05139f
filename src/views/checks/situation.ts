import type { Situation } from '#src/domain/checks/subject.ts';
import { commonWords } from '#src/domain/checks/words.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';

/** What checks know besides the record: the time, the words and this host. */
export const situationNow = (): Situation => ({
  now: wallClockAt(Date.now()),
  words: commonWords,
  ownHost: globalThis.location.host,
});
