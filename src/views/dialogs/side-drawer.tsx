import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { frameLook, type FrameWidth, frameWidths } from './frame.ts';

interface Props extends Pick<
  DrawerProps,
  'title' | 'children' | 'overlayProps' | 'padding' | 'classNames' | 'onClose'
> {
  opened?: boolean;
  size?: FrameWidth;
}

/** The frame of every drawer, at the right edge. */
export function SideDrawer({ opened = true, size = 'md', ...drawer }: Props) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      {...frameLook}
      opened={opened}
      position="right"
      size={frameWidths[size]}
      closeButtonProps={{ 'aria-label': t('btn.close') }}
      {...drawer}
    />
  );
}
