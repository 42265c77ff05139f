/** The events by which the app closes its popovers and detects activity. */
const pressed = ['mousedown', 'touchstart', 'pointerdown', 'click', 'focusin', 'keydown', 'keyup'] as const;

/** A press in the tools closes no popover of the app and takes the focus from no field (W6.2). */
export function keepFromApp(host: HTMLElement): void {
  for (const type of pressed) host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener('mousedown', (event) => {
    // Only text fields take the focus.
    if (event.target instanceof Element && !event.target.closest('input, textarea, select, [contenteditable], summary'))
      event.preventDefault();
  });
}

/** Dialogs of the app listen for Escape first; an Escape that is pressed in the tools must not reach them. */
export function escapeFirst(host: HTMLElement): void {
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node && host.contains(event.target))) return;
    event.stopImmediatePropagation();
    host.dispatchEvent(new CustomEvent('tools.escape'));
  };
  window.addEventListener('keydown', take, { capture: true });
}
