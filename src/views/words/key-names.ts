import type { Keyboard } from '#src/domain/shell/keyboard.ts';

/** Which names stand on the person's keys. */
export const keyboardInUse = (): Keyboard => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other');

/** Whether what is typed there is text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
