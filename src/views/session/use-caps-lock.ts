import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock is on, from the actual modifier state, while the field has the focus (product 10.12). */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const read = (event: KeyboardEvent<HTMLInputElement>) => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setOn(false) } };
}
