import { NodeSelection, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import classes from './marks.module.css';
import { finderIn } from './places.ts';
import { onMark, onSelect } from './requests.ts';
import { canHighlight, showHighlights } from './text-highlights.ts';

/** The marks of texts and of whole nodes. */
interface Marks {
  texts: DecorationSet;
  nodes: DecorationSet;
}

const none: Marks = { texts: DecorationSet.empty, nodes: DecorationSet.empty };

const key = new PluginKey<Marks>('findingMarks');

const marksOf = ({ state }: Pick<EditorView, 'state'>): Marks => key.getState(state) ?? none;

/** Underlines findings in a formatted text. The marks are no part of the text and of its history. */
export const FindingMarks = Extension.create({
  name: 'findingMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key,
      state: {
        init: () => none,
        apply(transaction, marks) {
          const findings = transaction.getMeta(key) as readonly Finding[] | undefined;
          if (findings) return drawn(transaction, findings);
          return transaction.docChanged
            ? { texts: untouched(transaction, marks.texts), nodes: untouched(transaction, marks.nodes) }
            : marks;
        },
      },
      props: {
        decorations: (state) => marksOf({ state }).nodes,
        handleDOMEvents: { ...onMark(mark), ...onSelect(select) },
      },
      ...(canHighlight && { view: (view) => showHighlights(view, (one) => marksOf(one).texts) }),
    }),
    ...(canHighlight ? [] : [new Plugin({ props: { decorations: (state) => marksOf({ state }).texts } })]),
  ],
});

function mark(view: EditorView, findings: readonly Finding[]) {
  const { texts, nodes } = marksOf(view);
  const isUnmarked = texts === DecorationSet.empty && nodes === DecorationSet.empty;
  // The input method owns its text; what it writes is checked again.
  if (view.composing || (findings.length === 0 && isUnmarked)) return;
  view.dispatch(view.state.tr.setMeta(key, findings));
}

function drawn({ doc }: Transaction, findings: readonly Finding[]): Marks {
  const find = finderIn(doc);
  const places = findings.flatMap((finding) => {
    const place = find(finding);
    return place ? [{ ...place, kind: isGrave(finding) ? 'grave' : 'advice' }] : [];
  });
  const look = (kind: string) => ({ class: classes['mark'] ?? '', [`data-${kind}`]: '' });
  const setOf = (decorations: Decoration[]) =>
    decorations.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, decorations);
  return {
    texts: setOf(
      places
        .filter(({ isNode }) => !isNode)
        .map(({ from, to, kind }) => Decoration.inline(from, to, look(kind), { highlight: `finding-${kind}` })),
    ),
    nodes: setOf(
      places.filter(({ isNode }) => isNode).map(({ from, to, kind }) => Decoration.node(from, to, look(kind))),
    ),
  };
}

/** The marks after a change, without those whose text it touches: a mark never moves to another text. */
function untouched({ doc, docs, mapping }: Transaction, marks: DecorationSet): DecorationSet {
  if (marks === DecorationSet.empty) return marks;
  return mapping.maps.reduce((before, map, step) => {
    let kept = before;
    map.forEach((from, to) => (kept = kept.remove(kept.find(from, to))));
    return kept.map(new Mapping([map]), docs[step + 1] ?? doc);
  }, marks);
}

/** Selects what was found and scrolls to it. Returns false if the text has changed meanwhile. */
function select(view: EditorView, finding: Finding): boolean {
  const { doc, tr } = view.state;
  const place = finderIn(doc)(finding);
  if (!place) return false;
  const { from, to, isNode } = place;
  const isText = !isNode || doc.resolve(from).nodeAfter?.isTextblock === true;
  const selection = isText
    ? TextSelection.create(doc, isNode ? from + 1 : from, isNode ? to - 1 : to)
    : NodeSelection.create(doc, from);
  view.focus();
  view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
}
