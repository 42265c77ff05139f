import type { DecorationSet, EditorView } from '@tiptap/pm/view';

/** Whether the browser can underline ranges without elements of their own, which a key would have to draw again. */
export const canHighlight = 'highlights' in (globalThis.CSS ?? {});

/** The highlights of all fields on the page; `marks.module.css` styles them by name. */
export function highlightNamed(name: string): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

/** Highlights the marked ranges of one editor, as a view of its plugin. The ranges follow the elements of the text. */
export function showHighlights(view: EditorView, marksOf: (view: EditorView) => DecorationSet) {
  let shown: { range: Range; highlight: Highlight }[] = [];
  let last: DecorationSet | null = null;
  const destroy = () => {
    for (const { range, highlight } of shown) highlight.delete(range);
    shown = [];
  };
  const update = () => {
    const marks = marksOf(view);
    // The editor may have drawn the same text again.
    if (marks === last && shown.every(({ range }) => !range.collapsed)) return;
    destroy();
    last = marks;
    shown = marks.find().map(({ from, to, spec }) => {
      const range = document.createRange();
      const [start, end] = [view.domAtPos(from, 1), view.domAtPos(to, -1)];
      range.setStart(start.node, start.offset);
      range.setEnd(end.node, end.offset);
      const highlight = highlightNamed((spec as { highlight: string }).highlight);
      highlight.add(range);
      return { range, highlight };
    });
  };
  update();
  return { update, destroy };
}
