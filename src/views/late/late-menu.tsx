import { Menu, type MenuProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { PressedButton, returnFocus } from './pressed-button.tsx';

/** What makes a button the button of a menu. */
interface MenuButtonProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props extends Pick<MenuProps, 'position' | 'portalProps'> {
  target: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
}

/** A menu that is mounted when its button is first pressed: until then it costs nothing. */
export function LateMenu({ target, children, ...place }: Props) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setButton(currentTarget);
    setOpened(!opened);
  };
  const change = (open: boolean) => {
    if (!open) returnFocus(button);
    setOpened(open);
  };
  return (
    <>
      {target({ 'aria-haspopup': 'menu', 'aria-expanded': opened, onClick: toggle })}
      {button && (
        <Menu {...place} withinPortal returnFocus={false} opened={opened} onChange={change}>
          <Menu.Target>
            <PressedButton button={button} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
