import { useTranslation } from 'react-i18next';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { FullScreenIcon, LeaveFullScreenIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { useFullScreen } from '#src/views/page/use-full-screen.ts';

/** Shown on desktops whose browser supports full screen (product 10.6). */
export function FullScreenButton() {
  const { t } = useTranslation('shell');
  const { layout } = useApp();
  const isDesktop = useMatches(layout, 'desktop');
  const fullScreen = useFullScreen();
  if (!isDesktop || !fullScreen) return null;
  const label = fullScreen.isFull ? t('nav.leaveFullScreen') : t('nav.fullScreen');
  const Icon = fullScreen.isFull ? LeaveFullScreenIcon : FullScreenIcon;
  return (
    <PlainButton look="quiet" size="bar" isSquare aria-label={label} title={label} onClick={fullScreen.toggle}>
      <Icon size={20} stroke={1.6} />
    </PlainButton>
  );
}
