/**
 * A key with its modifiers, in one fixed order, as `Ctrl+Shift+F9`. By the place of the key where it has a letter: another language of
 * the keyboard changes nothing.
 */
export function chordOf({ ctrlKey, altKey, shiftKey, metaKey, code }: KeyboardEvent): string {
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter(Boolean);
  return [...held, code.replace(/^(Key|Digit)/, '')].join('+');
}

/** Keys of browsers, systems and screen readers, and what types a sign, are not for us (W6.1). */
const owned = [
  /^(Ctrl\+|Meta\+)(Shift\+)?([A-Z]|\d|Tab|F4|F5|Minus|Equal)$/,
  /^(Alt\+)?F\d+$/,
  /^Shift\+F\d+$/,
  /^Ctrl\+Alt\+/,
  /^Alt\+/,
  /^(Shift\+)?[^+]+$/,
];

/** Whether a chord may open a tool: it is held with Ctrl or Meta, it is complete, and nobody else has it. */
export const isFree = (chord: string): boolean =>
  !/(Control|Alt|Shift|Meta)(Left|Right)$/.test(chord) && !owned.some((one) => one.test(chord));
