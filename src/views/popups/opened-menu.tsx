import { Menu, MenuDropdown, type MenuProps, MenuTarget } from '@mantine/core';
import type { ReactNode } from 'react';
import { PressedButton, returnFocus } from './pressed-button.tsx';

export type MenuPlace = Pick<MenuProps, 'position' | 'portalProps' | 'withInitialFocusPlaceholder' | 'hideDetached'>;

export interface OpenedMenuProps extends MenuPlace {
  button: HTMLElement;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A menu at the pressed button, no wider than a phone, which gets the focus back when the menu closes. */
export function OpenedMenu({ button, opened, onClose, children, ...place }: OpenedMenuProps) {
  const change = (open: boolean) => {
    if (open) return;
    returnFocus(button);
    onClose();
  };
  return (
    <Menu {...place} withinPortal returnFocus={false} opened={opened} onChange={change}>
      <MenuTarget>
        <PressedButton button={button} />
      </MenuTarget>
      <MenuDropdown maw="calc(100vw - 16px)">{children}</MenuDropdown>
    </Menu>
  );
}
