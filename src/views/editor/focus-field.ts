const focusable = 'input, textarea, select, button, [contenteditable=true], [tabindex]';

/** Brings a field of the form into view and puts the cursor into it. Kept pages are in the document too, so only in there. */
export function focusField(form: HTMLElement | null, name: string): void {
  const found = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
