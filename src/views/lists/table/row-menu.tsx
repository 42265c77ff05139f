import { Menu } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { PressedButton, returnFocus } from '#src/views/late/pressed-button.tsx';

interface Pressed<Item> {
  item: Item;
  button: HTMLElement;
  /** A closing menu keeps its entries while it fades out. */
  opened: boolean;
}

/** The one menu of all rows. `toggle` stays the same function, so an opened menu draws no row anew. */
export function useRowMenu<Item>() {
  const [pressed, setPressed] = useState<Pressed<Item> | null>(null);
  const toggle = useCallback(
    (item: Item, button: HTMLElement) =>
      setPressed((before) => ({ item, button, opened: !(before?.opened && before.button === button) })),
    [],
  );
  const close = useCallback(() => setPressed((before) => before && { ...before, opened: false }), []);
  return { pressed, toggle, close };
}

interface Props<Item> {
  menu: ReturnType<typeof useRowMenu<Item>>;
  children: (item: Item, button: HTMLElement) => ReactNode;
}

/** The menu of the row whose button was pressed. It stands at the button, which has the focus again when the menu closes. */
export function RowMenu<Item>({ menu: { pressed, close }, children }: Props<Item>) {
  if (!pressed) return null;
  const change = (opened: boolean) => {
    if (opened) return;
    returnFocus(pressed.button);
    close();
  };
  return (
    <Menu position="bottom-end" withinPortal returnFocus={false} opened={pressed.opened} onChange={change}>
      <Menu.Target>
        <PressedButton button={pressed.button} />
      </Menu.Target>
      <Menu.Dropdown>{children(pressed.item, pressed.button)}</Menu.Dropdown>
    </Menu>
  );
}
