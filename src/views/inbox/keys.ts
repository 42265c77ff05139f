import { type InboxAction, inboxActionOf } from '#src/domain/shell/inbox-keys.ts';
import { isTakeBackKey } from '#src/domain/shell/keyboard.ts';
import { isModalOpen } from '#src/views/page/hidden.ts';
import { useKeyPress } from '#src/views/page/use-key-press.ts';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { keyboardInUse, takesText } from '#src/views/words/key-names.ts';

/** The actions of the keys of an inbox; a key without an entry does nothing. */
export type InboxActions = Readonly<Partial<Record<InboxAction, () => void>>>;

/**
 * Handles the keys of an inbox while its page is visible (decision 039). They are ignored while the person types, while
 * a dialog, a menu or a calendar is open, and if the person has switched them off. Ctrl+Z (⌘Z) is no single key, so it
 * always works; inside a field it belongs to the field.
 */
export function useInboxKeys(actions: InboxActions) {
  const singleKeys = useSingleKeys();
  useKeyPress((event) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const single = singleKeys ? inboxActionOf(event) : null;
    const isTakeBack = isTakeBackKey(event, keyboardInUse()) && !event.repeat;
    const wanted = isTakeBack ? 'takeBack' : single;
    const act = wanted && actions[wanted];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Whether the key belongs to an element other than the list and the reading pane. */
const isElsewhere = (target: EventTarget | null): boolean =>
  takesText(target) ||
  (target instanceof Element && target.closest('[role=menu], [role=dialog]') !== null) ||
  isModalOpen();
