/**
 * A key with its modifiers in a fixed order, such as `Ctrl+Shift+F9`. Letters go by the position of the key, so the
 * keyboard layout does not matter.
 */
export function chordOf({ ctrlKey, altKey, shiftKey, metaKey, code }: KeyboardEvent): string {
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter(Boolean);
  return [...held, code.replace(/^(Key|Digit)/, '')].join('+');
}

/** Shortcuts of browsers, systems and screen readers, and keys that type a character, are not allowed (W6.1). */
const owned = [
  /^(Ctrl\+|Meta\+)(Shift\+)?([A-Z]|\d|Tab|F4|F5|Minus|Equal)$/,
  /^(Alt\+)?F\d+$/,
  /^Shift\+F\d+$/,
  /^Ctrl\+Alt\+/,
  /^Alt\+/,
  /^(Shift\+)?[^+]+$/,
];

/** Whether a chord may open a tool: it includes Ctrl or Meta, is complete and is not reserved. */
export const isFree = (chord: string): boolean =>
  !/(Control|Alt|Shift|Meta)(Left|Right)$/.test(chord) && !owned.some((one) => one.test(chord));
