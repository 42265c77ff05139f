import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useLayoutEffect, useState } from 'react';

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
  return (
    <Menu position="bottom-end" withinPortal opened={pressed.opened} onChange={(opened) => !opened && close()}>
      <Menu.Target>
        <PressedButton button={pressed.button} />
      </Menu.Target>
      <Menu.Dropdown>{children(pressed.item, pressed.button)}</Menu.Dropdown>
    </Menu>
  );
}

interface TargetProps {
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** Stands for a button that is drawn already: the menu finds its place by it, and the button tells that the menu is open. */
function PressedButton({ button, ref, id = '', ...aria }: TargetProps) {
  const controls = aria['aria-controls'];
  const expanded = aria['aria-expanded'];
  useImperativeHandle(ref, () => button, [button]);
  useLayoutEffect(() => {
    button.id = id;
    button.setAttribute('aria-expanded', String(Boolean(expanded)));
    if (controls) button.setAttribute('aria-controls', controls);
    return () => {
      button.removeAttribute('id');
      button.removeAttribute('aria-controls');
      button.setAttribute('aria-expanded', 'false');
    };
  }, [button, id, expanded, controls]);
  return null;
}
