/** Whose names stand on the keys: ⌘ is where others have Ctrl. */
export type Keyboard = 'mac' | 'other';

interface KeyPress {
  key: string | undefined;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Ctrl+K is a Mac's own key for deleting to the end of the line. */
export const isPaletteKey = (press: KeyPress, keyboard: Keyboard): boolean => isCommand('k', press, keyboard);

export const isSaveKey = (press: KeyPress, keyboard: Keyboard): boolean => isCommand('s', press, keyboard);

/** By what is typed, since the question mark is elsewhere on other keyboards; in Chinese it is a full-width one. */
export const isSheetKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey;

/** A letter with ⌘ on a Mac and with Ctrl elsewhere, and nothing else. */
function isCommand(letter: string, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, keyboard: Keyboard): boolean {
  const [wanted, other] = keyboard === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // A browser that fills in a form by itself tells of keys without a name.
  return key?.toLowerCase() === letter && wanted && !other && !altKey && !shiftKey;
}
