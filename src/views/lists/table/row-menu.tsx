import { type ReactNode, useCallback, useState } from 'react';
import { PressedMenu } from '#src/views/popups/late-menu.tsx';

interface Pressed<Item> {
  item: Item;
  button: HTMLElement;
  /** A closing menu keeps its entries while it fades out. */
  opened: boolean;
}

/** The one menu of all rows. `toggle` is stable, so that opening the menu renders no row again. */
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

/** The menu of the row whose button was pressed. */
export const RowMenu = <Item,>({ menu: { pressed, close }, children }: Props<Item>) =>
  pressed && (
    <PressedMenu position="bottom-end" button={pressed.button} opened={pressed.opened} onClose={close}>
      {children(pressed.item, pressed.button)}
    </PressedMenu>
  );
