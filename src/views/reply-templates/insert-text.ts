import { replaceText } from '#src/views/forms/replace-text.ts';

/** Inserts a text at the cursor, after the selection and never in its place (W3.9). */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  const { selectionEnd } = field;
  replaceText(field, { from: selectionEnd, to: selectionEnd }, text);
}
