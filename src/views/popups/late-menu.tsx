import { useUncontrolled } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import type { MenuPlace, OpenedMenuProps } from './opened-menu.tsx';

const OpenedMenu = late<OpenedMenuProps>(async () => (await imported(() => import('./opened-menu.tsx'))).OpenedMenu);

/** A menu at the pressed button, loaded when it is first opened. */
export const PressedMenu = (props: OpenedMenuProps) => (
  <LateDialog title={nameOf(props.button)} open={props.opened} onClose={props.onClose}>
    <OpenedMenu {...props} />
  </LateDialog>
);

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;

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
