import type { ComponentType } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import type { Namespace } from '#src/i18n/texts.ts';
import { late } from '#src/views/late/late.tsx';
import { LoadingPage } from '#src/views/late/loading-page.tsx';
import type { ScreenProps } from './screen.ts';

/** The component of a screen with its texts, which are loaded in parallel. */
export const lateScreen = (load: () => Promise<ComponentType<ScreenProps>>, ...texts: Namespace[]) =>
  late(async () => {
    const [Screen] = await Promise.all([load(), loadTexts(...texts)]);
    return Screen;
  }, LoadingPage);
