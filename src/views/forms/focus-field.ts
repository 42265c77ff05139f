const focusable = 'input, textarea, select, button, [contenteditable=true], [tabindex]';

/** Brings a field of the form into view and puts the cursor into it. Kept pages are in the document too, so only in there. */
export function focusField(form: HTMLElement | null, name: string): void {
  const found = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  target?.focus();
}

/**
 * Moves the focus when all effects of this step are over: a field may be taken off and put on once more by then, and a
 * dialog that closes in the same step would give back the focus that it finds as its own.
 */
export const focusAfterwards = (focus: () => void): void => queueMicrotask(focus);
