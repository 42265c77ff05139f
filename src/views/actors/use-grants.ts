import type { Grants } from '#src/domain/rights/access.ts';
import { useApp } from '#src/views/app-context.ts';
import { useContextOf } from './use-snapshot.ts';

/**
 * The pages and operations that are granted now; those of the viewed role while the user views the app as that role.
 */
export const useGrants = (): Grants => useContextOf(useApp().session, 'grants').grants;
