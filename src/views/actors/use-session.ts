import { useSelector } from '@xstate/react';
import type { Grants } from '#src/domain/rights/access.ts';
import { useApp } from '#src/views/app-context.ts';
import { useContextOf } from './use-snapshot.ts';

/** The pages and operations that are granted now; of the viewed role while one sees the app as another role. */
export const useGrants = (): Grants => useContextOf(useApp().session, 'grants').grants;

/** The path of the page that the session admitted, which is the one on the screen; null before the first. */
export const useShownPath = (): string | null =>
  useSelector(useApp().session, ({ context }) => context.admitted?.path ?? null);
