/**
 * Inserts a text at the cursor, after the selection and never in its place (W3.9). The browser's own command keeps the
 * undo history: one Ctrl+Z removes the text. A browser without the command inserts it without undo.
 */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  const { selectionEnd } = field;
  field.setSelectionRange(selectionEnd, selectionEnd);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, selectionEnd, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
