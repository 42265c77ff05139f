/** What a single key does in an inbox. An inbox uses those that it has something for. */
const inboxKeys = {
  next: { key: 'j' },
  previous: { key: 'k' },
  show: { key: 's' },
  hide: { key: 'h' },
  reply: { key: 'r' },
  /** What takes something away needs Shift. */
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
 * key needs it. Neither does a press that an input method takes: some browsers say so only by the code 229. A key that is held
 * down goes on through the list, and does nothing else twice.
 */
export function inboxActionOf(press: KeyPress): InboxAction | null {
  if (press.isComposing || press.keyCode === 229 || press.ctrlKey || press.metaKey || press.altKey) return null;
  const found = actions.find((action) => {
    const { key, shift = false }: { key: string; shift?: boolean } = inboxKeys[action];
    return press.key?.toLowerCase() === key && press.shiftKey === shift;
  });
  if (!found) return null;
  return press.repeat && found !== 'next' && found !== 'previous' ? null : found;
}
