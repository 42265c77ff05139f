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
 * The target of a menu or a popover that is mounted only when its button is pressed. It represents that button: the
 * popup is positioned by it, and it marks the button as expanded.
 */
export function PressedButton({ button, ref, id = '', ...aria }: Props) {
  const isOpen = aria['aria-expanded'] ?? false;
  const controlled = aria['aria-controls'];
  useImperativeHandle(ref, () => button, [button]);
  useLayoutEffect(() => (isOpen ? markOpen(button, id, controlled) : undefined), [button, id, isOpen, controlled]);
  return null;
}

/** As attributes, because new props of a button would render its whole row again. */
function markOpen(button: HTMLElement, id: string, controlled = '') {
  const attributes = { id, 'aria-expanded': 'true', 'aria-controls': controlled };
  const before = Object.keys(attributes).map((name) => [name, button.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) button.removeAttribute(name);
      else button.setAttribute(name, value);
    }
    // The link of a tab has none.
    if (button.hasAttribute('aria-expanded')) button.setAttribute('aria-expanded', 'false');
  };
}

/**
 * Returns the focus when a menu or dialog closes, in place of Mantine's own return: one that is open at its first render does not
 * know where the focus was. A focus that has moved elsewhere stays there.
 */
export function returnFocus(button: HTMLElement | null) {
  if (document.activeElement?.closest('[role=menu], [role=dialog]')) button?.focus();
}
