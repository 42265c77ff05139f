const name = 'rewrite';

interface Rewriting {
  /** The current text; if the editor has another one, it ignores the request. */
  from: string;
  to: string;
}

/** Asks the editor of a formatted text to change it as one step that can be undone. Returns whether the element is one. */
export const rewrite = (element: Element, detail: Rewriting): boolean =>
  !element.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));

/** The listener of an editor for these requests. */
export const onRewrite = (take: (wanted: Rewriting) => void) => ({
  [name](_: unknown, event: CustomEvent<Rewriting>) {
    event.preventDefault();
    take(event.detail);
  },
});
