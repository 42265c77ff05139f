import { ErrorBoundary, type BoundaryState } from '#src/views/late/error-boundary.tsx';

/** The position of the focus: the tag and index of its element in the document, and the selected characters. */
interface FocusPosition {
  tag: string;
  index: number;
  selection: [number | null, number | null] | null;
}

/** The error boundary of a page. When the page is rendered again, the focus and selection are restored. */
export class PageBoundary extends ErrorBoundary {
  private lastFocus: FocusPosition | null = null;

  override getSnapshotBeforeUpdate(_: unknown, before: BoundaryState): null {
    if (!before.failed && this.state.failed) this.lastFocus = currentFocus();
    return null;
  }

  override componentDidUpdate(_: unknown, before: BoundaryState) {
    if (!before.failed || this.state.failed || !this.lastFocus) return;
    restoreFocus(this.lastFocus);
    this.lastFocus = null;
  }
}

/** Counted instead of by id: a new element gets another id. */
function currentFocus(): FocusPosition | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return {
    tag: element.tagName,
    index: [...document.querySelectorAll(element.tagName)].indexOf(element),
    selection: isText ? [element.selectionStart, element.selectionEnd] : null,
  };
}

function restoreFocus({ tag, index, selection }: FocusPosition) {
  const element = document.querySelectorAll<HTMLInputElement>(tag)[index];
  element?.focus({ preventScroll: true });
  // Inputs for numbers and e-mail addresses have no selection.
  if (selection && selection[0] !== null) element?.setSelectionRange(...selection);
}
