import { ActionIcon } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type LayoutActor, useApp } from '../app-context.ts';
import { FullScreenIcon, LeaveFullScreenIcon } from '../parts/icons.ts';
import { useFullScreen } from '../parts/use-full-screen.ts';

const selectDesktop = (snapshot: ReturnType<LayoutActor['getSnapshot']>) => snapshot.matches('desktop');

/** On desktops whose browser offers it (product 10.6). */
export function FullScreenButton() {
  const { t } = useTranslation('shell');
  const { layout } = useApp();
  const isDesktop = useSelector(layout, selectDesktop);
  const fullScreen = useFullScreen();
  if (!isDesktop || !fullScreen) return null;
  const label = fullScreen.isFull ? t('nav.leaveFullScreen') : t('nav.fullScreen');
  const Icon = fullScreen.isFull ? LeaveFullScreenIcon : FullScreenIcon;
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={fullScreen.toggle}>
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
