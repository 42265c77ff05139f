/** What the app hears to close its popovers, and to know that somebody is there. */
const pressed = ['mousedown', 'touchstart', 'pointerdown', 'click', 'focusin', 'keydown', 'keyup'] as const;

/** A press in the tools is none in the app: it closes no popover there, and takes the focus from no field (W6.2). */
export function keepFromApp(host: HTMLElement): void {
  for (const type of pressed) host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener('mousedown', (event) => {
    // Only what somebody types in takes the focus.
    if (event.target instanceof Element && !event.target.closest('input, textarea, select, [contenteditable], summary'))
      event.preventDefault();
  });
}

/** Dialogs of the app listen for Escape before anybody else. One that is pressed in the tools is not for them. */
export function escapeFirst(host: HTMLElement): void {
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node && host.contains(event.target))) return;
    event.stopImmediatePropagation();
    host.dispatchEvent(new CustomEvent('tools.escape'));
  };
  window.addEventListener('keydown', take, { capture: true });
}
