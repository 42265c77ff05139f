import type { Finding } from '#src/domain/checks/finding.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { selectFinding } from '#src/views/rich/marks/requests.ts';
import { hasFound, isTextField, selectText } from './text-marks.ts';

/** Focuses the field of a finding and selects what was found; if it has changed meanwhile, only focuses the field. */
export function showFinding(form: HTMLElement | null, finding: Finding) {
  const { field } = finding;
  const shown = form?.querySelector(`[data-path="${CSS.escape(field)}"]`);
  if (!shown || (!isTextField(shown) && !selectFinding(shown, finding))) return focusField(form, field);
  if (!isTextField(shown)) return;
  shown.focus();
  if (hasFound(shown, finding)) selectText(shown, finding);
}
