/** The actions of single keys in an inbox. Each inbox uses those that apply to it. */
const inboxKeys = {
  next: { key: 'j' },
  previous: { key: 'k' },
  show: { key: 's' },
  hide: { key: 'h' },
  reply: { key: 'r' },
  /** Destructive actions need Shift. */
  delete: { key: 'd', shift: true },
  mark: { key: 'x' },
  takeBack: { key: 'u' },
} as const satisfies Readonly<Record<string, { key: string; shift?: true }>>;

export type InboxAction = keyof typeof inboxKeys;

interface KeyPress {
  key: string | undefined;
  keyCode: number;
  isComposing: boolean;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const actions = Object.keys(inboxKeys) as InboxAction[];

/**
 * The action that a press of a single key means; null if none. A press with a modifier means none, except for Shift where the
 * key needs it. Neither does a press that an input method handles: some browsers mark it only by the code 229. A key that is held
 * down repeats only movements through the list.
 */
export function inboxActionOf(press: KeyPress): InboxAction | null {
  if (!isPlain(press)) return null;
  const found = actions.find((action) => {
    const { key, shift = false }: { key: string; shift?: boolean } = inboxKeys[action];
    return press.key?.toLowerCase() === key && press.shiftKey === shift;
  });
  if (!found) return null;
  return press.repeat && found !== 'next' && found !== 'previous' ? null : found;
}

/** The digit from 1 to 9 that was pressed, which chooses a usual answer in an inbox; null for other keys. */
export const digitOf = (press: KeyPress): number | null =>
  isPlain(press) && !press.shiftKey && !press.repeat && /^[1-9]$/.test(press.key ?? '') ? Number(press.key) : null;

/** Whether no modifier but Shift is held, and no input method handles the press. */
const isPlain = ({ isComposing, keyCode, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  !isComposing && keyCode !== 229 && !ctrlKey && !metaKey && !altKey;
