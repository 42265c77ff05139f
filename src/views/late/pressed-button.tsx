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
  useLayoutEffect(() => (isOpen ? tellOpen(button, id, controlled) : undefined), [button, id, isOpen, controlled]);
  return null;
}

/** Not by a prop of the button, or what it stands in would be drawn anew. */
function tellOpen(button: HTMLElement, id: string, controlled = '') {
  const told = { id, 'aria-expanded': 'true', 'aria-controls': controlled };
  for (const [name, value] of Object.entries(told)) button.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(told)) button.removeAttribute(name);
    button.setAttribute('aria-expanded', 'false');
  };
}
