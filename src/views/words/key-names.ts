import type { Keyboard } from '#src/domain/shell/keyboard.ts';

/** The kind of keyboard, which determines the names of its keys. */
export const keyboardInUse = (): Keyboard => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other');

/** Whether the element is a text field, so that a letter is not a shortcut. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'));
