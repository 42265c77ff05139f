import type { Keyboard } from '#src/domain/shell/keyboard.ts';

/** The kind of keyboard, which determines the names of its keys. */
export const keyboardInUse = (): Keyboard => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other');

/** The keys of a command, for `aria-keyshortcuts`: the letter with ⌘ on a Mac, with Ctrl elsewhere. */
export const commandKeys = (letter: string): string => `${keyboardInUse() === 'mac' ? 'Meta' : 'Control'}+${letter}`;

/** Whether the element is a text field, so that a letter is not a shortcut. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'));
