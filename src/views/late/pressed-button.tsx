import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';

interface Props {
  /** The button that was pressed. */
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/**
 * The target of a menu or a popover that is mounted only when its button is pressed. It stands for that button: what opens
 * finds its place by it, and the button tells that it is open.
 */
export function PressedButton({ button, ref, id = '', ...aria }: Props) {
  const isOpen = aria['aria-expanded'] ?? false;
  const controlled = aria['aria-controls'];
  useImperativeHandle(ref, () => button, [button]);
  useLayoutEffect(() => (isOpen ? markOpen(button, id, controlled) : undefined), [button, id, isOpen, controlled]);
  return null;
}

/** As attributes, because a button in a row gets no new props: its row would be drawn anew. */
function markOpen(button: HTMLElement, id: string, controlled = '') {
  const attributes = { id, 'aria-expanded': 'true', 'aria-controls': controlled };
  const before = Object.keys(attributes).map((name) => [name, button.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) button.removeAttribute(name);
      else button.setAttribute(name, value);
    }
    button.setAttribute('aria-expanded', 'false');
  };
}

/**
 * For a menu that closes, in place of Mantine's own return of the focus: one that is open as soon as it is drawn does not know
 * where the focus was. A focus that has gone elsewhere stays there.
 */
export function returnFocus(button: HTMLElement | null) {
  if (document.activeElement?.closest('[role=menu]')) button?.focus();
}
