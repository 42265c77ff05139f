import type { EditorView } from '@tiptap/pm/view';
import type { Finding } from '#src/domain/checks/finding.ts';

// Between the findings of a form and its editors of formatted text, which are loaded independently of each other.

const names = { mark: 'findings.mark', select: 'findings.select', wanted: 'findings.wanted' };

/** Asks an editor to mark these findings instead of all earlier ones. */
export const markFindings = (element: Element, findings: readonly Finding[]): void => {
  element.dispatchEvent(new CustomEvent(names.mark, { detail: findings }));
};

/** Asks an editor to select what was found. Returns whether the element is one and still has it. */
export const selectFinding = (element: Element, finding: Finding): boolean =>
  !element.dispatchEvent(new CustomEvent(names.select, { detail: finding, cancelable: true }));

/** An editor is on the page now and has no marks. */
export const wantFindings = (element: Element): void => {
  element.dispatchEvent(new CustomEvent(names.wanted, { bubbles: true }));
};

/** Calls back for each editor that appears in the form. */
export function whenWanted(form: Element, draw: () => void): () => void {
  form.addEventListener(names.wanted, draw);
  return () => form.removeEventListener(names.wanted, draw);
}

/** The listener of an editor that marks findings. */
export const onMark = (mark: (view: EditorView, findings: readonly Finding[]) => void) => ({
  [names.mark]: (view: EditorView, event: Event) => mark(view, (event as CustomEvent<readonly Finding[]>).detail),
});

/** The listener of an editor that selects what was found. */
export const onSelect = (select: (view: EditorView, finding: Finding) => boolean) => ({
  [names.select](view: EditorView, event: Event) {
    if (select(view, (event as CustomEvent<Finding>).detail)) event.preventDefault();
  },
});
