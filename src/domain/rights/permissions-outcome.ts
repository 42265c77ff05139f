import type { Account, Grants } from './access.ts';
import type { Failure } from '#src/domain/failure.ts';

/** The outcome of a permission fetch (decision 002). */
export type PermissionsOutcome =
  | { kind: 'granted'; account: Account; grants: Grants }
  | { kind: 'refused'; message: string | null }
  | { kind: 'empty' }
  | { kind: 'failed'; failure: Failure };
