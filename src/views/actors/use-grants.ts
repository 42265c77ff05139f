import type { Grants } from '#src/domain/rights/access.ts';
import { useApp } from '#src/views/app-context.ts';
import { useContextOf } from './use-snapshot.ts';

/** The pages and operations that are granted now; of the viewed role while one sees the app as another role. */
export const useGrants = (): Grants => useContextOf(useApp().session, 'grants').grants;
