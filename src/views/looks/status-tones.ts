import type { RecordStatus } from '#src/domain/content/record.ts';

/** The tones of the states of a record. */
export const statusTones = {
  online: 'good',
  offline: 'held',
  draft: 'idle',
  submitted: 'held',
  scoring: 'held',
  passed: 'good',
  returned: 'bad',
} as const satisfies Record<RecordStatus, string>;
