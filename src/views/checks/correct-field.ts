import type { Finding } from '#src/domain/checks/finding.ts';
import { replaceText } from '#src/views/forms/replace-text.ts';
import { isTextField } from './text-marks.ts';
import { rewrite } from '#src/views/rich/rewrite.ts';

/**
 * Corrects a text in the input or the editor that shows it, so that the field keeps its undo history, caret and uploads. Returns
 * false for any other field, which keeps none of these.
 */
export function correctField(
  form: HTMLElement | null,
  { field, place, fix }: Finding,
  { from, to }: { from: string; to: string },
): boolean {
  const shown = form?.querySelector(`[data-path="${CSS.escape(field)}"]`);
  if (!shown) return false;
  if (!isTextField(shown) || shown.value !== from || !place || !('by' in fix)) return rewrite(shown, { from, to });
  replaceText(shown, place, fix.by);
  return true;
}
