import { useUncontrolled } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { late } from './late.tsx';
import type { MenuPlace, PressedMenuProps } from './pressed-menu.tsx';

/** A menu at the pressed button, in a separate chunk. */
export const PressedMenu = late<PressedMenuProps>(
  async () => (await imported(() => import('./pressed-menu.tsx'))).PressedMenu,
);

/** The props of a menu button. */
interface MenuButtonProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props extends MenuPlace {
  target: (props: MenuButtonProps) => ReactNode;
  /** For a menu that is also controlled from outside. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
  children: ReactNode;
}

/** A menu that is mounted when its button is first pressed, so that it costs nothing before. */
export function LateMenu({ target, opened, onChange, children, ...place }: Props) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useUncontrolled({ value: opened, defaultValue: false, onChange });
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setButton(currentTarget);
    setOpen(!isOpen);
  };
  return (
    <>
      {target({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: toggle })}
      {button && (
        <PressedMenu {...place} button={button} opened={isOpen} onClose={() => setOpen(false)}>
          {children}
        </PressedMenu>
      )}
    </>
  );
}
