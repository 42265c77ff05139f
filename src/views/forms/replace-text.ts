/**
 * Replaces a range of a text field. The browser's own command keeps the undo history: one Ctrl+Z restores the text. A browser
 * without the command replaces it without undo.
 */
export function replaceText(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to }: { from: number; to: number },
  text: string,
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
