/** What somebody does first, and what says that somebody is there. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];

/** What a browser makes of it, and assistive technology without it. */
const outcomes = ['keyup', 'click', 'submit'];

/** Nothing to prevent: they make things scroll or are not obeyed at all. */
const passive = ['pointermove', 'touchstart', 'wheel'];

/**
 * Hears of each input before anybody else. `isLate` says whether it came too late to be obeyed; then nobody else hears of it,
 * nor of what the browser makes of it. What it makes of the last one is held back after the returned function was called, too.
 */
export function blockLateInput(isLate: (isInput: boolean) => boolean): () => void {
  let judge = isLate;
  let late = false;
  for (const type of [...inputs, ...outcomes])
    addEventListener(type, guard, { capture: true, passive: passive.includes(type) });
  return () => {
    judge = () => {
      for (const type of [...inputs, ...outcomes]) removeEventListener(type, guard, { capture: true });
      return false;
    };
  };

  function guard(event: Event) {
    const { type } = event;
    if (!late || type === 'pointerdown' || type === 'keydown') late = judge(inputs.includes(type));
    if (!late) return;
    event.stopImmediatePropagation();
    if (!passive.includes(type)) event.preventDefault();
    // With these a press is over.
    if (type === 'click' || type === 'keyup') late = false;
  }
}
