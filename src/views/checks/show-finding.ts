import type { Finding } from '#src/domain/checks/finding.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { selectFinding } from '#src/views/rich/marks/requests.ts';
import { hasFound, isTextField } from './text-marks.ts';

/** Focuses the field of a finding and selects what was found; if it has changed meanwhile, only focuses the field. */
export function showFinding(form: HTMLElement | null, finding: Finding) {
  const { field, place } = finding;
  const shown = form?.querySelector(`[data-path="${CSS.escape(field)}"]`);
  if (!shown || (!isTextField(shown) && !selectFinding(shown, finding))) return focusField(form, field);
  if (!isTextField(shown)) return;
  // The browser scrolls to the selection when the field gets the focus.
  if (place && hasFound(shown, finding)) shown.setSelectionRange(place.from, place.to);
  shown.focus();
}
