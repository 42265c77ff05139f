import { useSelector } from '@xstate/react';
import { useApp } from '#src/views/app-context.ts';

/** The path of the page on the screen, which the session admitted; null before the first one. */
export const useShownPath = (): string | null =>
  useSelector(useApp().session, ({ context }) => context.admitted?.path ?? null);
