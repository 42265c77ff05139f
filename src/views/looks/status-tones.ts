import type { RecordStatus } from '#src/domain/content/record.ts';

/** The tones of the states of a record. */
export const statusTones = { online: 'good', offline: 'held', draft: 'idle' } as const satisfies Record<
  RecordStatus,
  string
>;
