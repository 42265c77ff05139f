const focusable = 'input, textarea, select, button, [contenteditable=true], [tabindex]';

/**
 * Scrolls to a field of the form and focuses it. Searches only this form, because hidden pages are in the document too.
 */
export function focusField(form: HTMLElement | null, name: string): void {
  const found = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  target?.focus();
}

/**
 * Moves the focus after all effects of this step: by then a field may have been unmounted and mounted again, and a
 * dialog that closes in the same step would otherwise return the focus to its opener.
 */
export const focusAfterwards = (focus: () => void): void => queueMicrotask(focus);
