/** The two kinds of keyboards: a Mac has ⌘ where others have Ctrl. */
export type Keyboard = 'mac' | 'other';

interface KeyPress {
  key: string | undefined;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** On a Mac only ⌘K: there, Ctrl+K deletes to the end of the line. */
export const isPaletteKey = (press: KeyPress, keyboard: Keyboard): boolean => isCommand('k', press, keyboard);

export const isSaveKey = (press: KeyPress, keyboard: Keyboard): boolean => isCommand('s', press, keyboard);

/** Undoes the person’s last action on a list; in a text field the field handles it. */
export const isTakeBackKey = (press: KeyPress, keyboard: Keyboard): boolean => isCommand('z', press, keyboard);

/**
 * Opens the list of shortcuts. It compares the typed character, since the key differs between keyboards; Chinese input
 * types a full-width one.
 */
export const isSheetKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey;

/** Whether exactly this letter was pressed with ⌘ on a Mac, or with Ctrl elsewhere, and no other modifier key. */
function isCommand(letter: string, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, keyboard: Keyboard): boolean {
  const [wanted, other] = keyboard === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // When a browser fills in a form by itself, its key events have no `key`.
  return key?.toLowerCase() === letter && wanted && !other && !altKey && !shiftKey;
}

/** The `aria-keyshortcuts` of a tab: only a closable tab has Delete. */
export const tabKeys = { fixed: 'Shift+F10', closable: 'Delete Shift+F10' };
