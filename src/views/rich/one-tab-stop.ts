const selector = '[data-rich-text-editor-control]';

/**
 * A ref for a toolbar: Tab stops once in it, at the control that had the focus last, and the arrow keys, Home and End move
 * between its controls. The library gives each control a stop of its own, so the stops are set on the elements.
 */
export function oneTabStop(toolbar: HTMLElement | null): (() => void) | undefined {
  if (!toolbar) return undefined;
  let used: HTMLElement | undefined;
  const enabled = () => [...toolbar.querySelectorAll<HTMLButtonElement>(selector)].filter(({ disabled }) => !disabled);
  const settle = () => {
    const controls = enabled();
    const stop = controls.find((control) => control === used) ?? controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
    used = target;
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const controls = enabled();
    const at = controls.findIndex((control) => control === event.target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const wanted = controls.at(placeAfter(event.key, at, controls.length) ?? at);
    if (wanted === controls[at]) return;
    event.preventDefault();
    wanted?.focus();
  };
  // Controls are switched on and off with the text.
  const observer = new MutationObserver(settle);
  observer.observe(toolbar, { attributeFilter: ['disabled'], subtree: true });
  toolbar.addEventListener('focusin', onFocus);
  toolbar.addEventListener('keydown', onKeyDown);
  settle();
  return () => {
    observer.disconnect();
    toolbar.removeEventListener('focusin', onFocus);
    toolbar.removeEventListener('keydown', onKeyDown);
  };
}

/** The place that a key leads to, around both ends; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  return places[key] ?? null;
}
