import { useSelector } from '@xstate/react';
import { useApp } from '#src/views/app-context.ts';

/** The path of the page that the session admitted, which is the one on the screen; null before the first. */
export const useShownPath = (): string | null =>
  useSelector(useApp().session, ({ context }) => context.admitted?.path ?? null);
