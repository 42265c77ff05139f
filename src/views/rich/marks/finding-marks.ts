import { NodeSelection, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import classes from './marks.module.css';
import { finderIn } from './places.ts';
import { onMark, onSelect } from './requests.ts';

const key = new PluginKey<DecorationSet>('findingMarks');

/** Underlines findings in a formatted text. They are no part of the text and of its history. */
export const FindingMarks = Extension.create({
  name: 'findingMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, marks) {
          const findings = transaction.getMeta(key) as readonly Finding[] | undefined;
          return findings ? drawn(transaction, findings) : untouched(transaction, marks);
        },
      },
      props: {
        decorations: (state) => key.getState(state),
        handleDOMEvents: { ...onMark(mark), ...onSelect(select) },
      },
    }),
  ],
});

function mark(view: EditorView, findings: readonly Finding[]) {
  const isUnmarked = key.getState(view.state) === DecorationSet.empty;
  // The input method owns its text; what it writes is checked again.
  if (view.composing || (findings.length === 0 && isUnmarked)) return;
  view.dispatch(view.state.tr.setMeta(key, findings));
}

function drawn({ doc }: Transaction, findings: readonly Finding[]): DecorationSet {
  const find = finderIn(doc);
  const marks = findings.flatMap((finding) => {
    const place = find(finding);
    if (!place) return [];
    const look = { class: classes['mark'] ?? '', [`data-${isGrave(finding) ? 'grave' : 'advice'}`]: '' };
    return place.isNode ? Decoration.node(place.from, place.to, look) : Decoration.inline(place.from, place.to, look);
  });
  return marks.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, marks);
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
