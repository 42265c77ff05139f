/** Input events, which show that somebody is present. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];

/** Events that the browser derives from them. Assistive technology sends these alone. */
const outcomes = ['keyup', 'click', 'submit'];

/** Events that are not prevented: they only scroll, or do nothing. */
const passive = ['pointermove', 'touchstart', 'wheel'];

/**
 * Receives each input before all other listeners. If `isLate` returns true, no other listener receives it, nor the events that
 * the browser derives from it. After the returned function is called, the events derived from the last input are still
 * blocked.
 */
export function blockLateInput(isLate: (isInput: boolean) => boolean): () => void {
  let judge = isLate;
  let late = false;
  for (const type of [...inputs, ...outcomes])
    addEventListener(type, block, { capture: true, passive: passive.includes(type) });
  return () => {
    judge = () => {
      for (const type of [...inputs, ...outcomes]) removeEventListener(type, block, { capture: true });
      return false;
    };
  };

  function block(event: Event) {
    const { type } = event;
    if (!late || type === 'pointerdown' || type === 'keydown') late = judge(inputs.includes(type));
    if (!late) return;
    event.stopImmediatePropagation();
    if (!passive.includes(type)) event.preventDefault();
    // The last events of a press.
    if (type === 'click' || type === 'keyup') late = false;
  }
}
