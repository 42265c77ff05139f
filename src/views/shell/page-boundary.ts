import { ErrorBoundary, type BoundaryState } from '#src/views/late/error-boundary.tsx';

interface Place {
  tag: string;
  index: number;
  selection: [number | null, number | null] | null;
}

/** The boundary of a page: when the page is drawn anew, somebody who is typing goes on where they were. */
export class PageBoundary extends ErrorBoundary {
  private left: Place | null = null;

  override getSnapshotBeforeUpdate(_: unknown, before: BoundaryState): null {
    if (!before.failed && this.state.failed) this.left = placeOf(document.activeElement);
    return null;
  }

  override componentDidUpdate(_: unknown, before: BoundaryState) {
    if (!before.failed || this.state.failed || !this.left) return;
    returnTo(this.left);
    this.left = null;
  }
}

/** By its place among its like: what is drawn anew has other names. */
function placeOf(element: Element | null): Place | null {
  if (!element || element === document.body) return null;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return {
    tag: element.tagName,
    index: [...document.querySelectorAll(element.tagName)].indexOf(element),
    selection: isText ? [element.selectionStart, element.selectionEnd] : null,
  };
}

function returnTo({ tag, index, selection }: Place) {
  const element = document.querySelectorAll<HTMLInputElement>(tag)[index];
  element?.focus({ preventScroll: true });
  // Those of numbers and addresses have none.
  if (selection && selection[0] !== null) element?.setSelectionRange(...selection);
}
