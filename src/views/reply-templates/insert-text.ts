/**
 * Puts a text into a field at the cursor, after what is selected, and never in place of it (W3.9). The browser's own command
 * keeps its undo: one Ctrl+Z takes the text out again. A browser without the command gets the text all the same.
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
