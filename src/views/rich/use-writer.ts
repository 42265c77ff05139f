import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { type Content, Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FilesActor } from '#src/machines/files/files.ts';
import { wantFindings } from './marks/requests.ts';
import { onRewrite } from './rewrite.ts';
import { sanitise, sanitisedBody } from './sanitise.ts';
import { extensionsWith } from './extensions.ts';

type EditorProps = EditorOptions['editorProps'];

interface Listeners extends Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'> {
  /** Called with the sanitised text; with an empty string if the text is blank. */
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
}

/**
 * The listeners while the page is hidden. They hold no reference to the page, because the library keeps the editor that
 * was changed last.
 */
const nobody: Listeners = { onChange: () => {}, onBlur: undefined };

interface Options {
  html: string;
  files: FilesActor;
  attributes: Record<string, string>;
  listeners: Listeners;
}

/**
 * The editor of one field. It lives as long as the field, with its undo history; on a hidden page it is only unmounted.
 */
export function useWriter({ listeners, ...options }: Options): Editor {
  const [writer] = useState(() => createWriter(options));
  useEffect(() => {
    writer.listen(listeners);
    return () => writer.listen(nobody);
  });
  useLayoutEffect(() => writer.flush, [writer]);
  useEffect(() => {
    const { view, state } = writer.editor;
    // An empty transaction makes the controls update now that the editor is mounted.
    view.dispatch(state.tr);
    wantFindings(view.dom);
  }, [writer]);
  return writer.editor;
}

/**
 * Mounts and unmounts the editor. It must be rendered before the component that shows the editor, so that it mounts
 * first.
 */
export function OnScreen({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    editor.mount(document.createElement('div'));
    return () => {
      editor.unmount();
      // Otherwise the editor would keep its old element, and with it the whole page, in memory.
      editor.setOptions({ element: null });
    };
  }, [editor]);
  return null;
}

/** Up to this size the text is passed to the form after each change; a longer text only when the person pauses. */
const quickSize = 20_000;
const pauseMilliseconds = 400;

/** The latest text is passed to the form before it can be needed: when the field is left, and at any shortcut. */
function createWriter({ html, files, attributes }: Omit<Options, 'listeners'>) {
  let listeners = nobody;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    listeners.onChange(current());
  };

  /** The editor writes the same text differently, for example list items as paragraphs. That does not count as a change. */
  const current = () => {
    const written = htmlOf(editor);
    return written === atFirst ? html : written;
  };

  // The caret stays clear of what sticks to the edges of the window, as focused elements do, and of the tools above it.
  const scrollPadding = () => getComputedStyle(document.documentElement);
  const room = {
    get top() {
      const tools =
        editor.view.dom.closest('.mantine-RichTextEditor-root')?.querySelector('[role=toolbar]')?.clientHeight ?? 0;
      return Number.parseFloat(scrollPadding().scrollPaddingTop) + tools;
    },
    get bottom() {
      return Number.parseFloat(scrollPadding().scrollPaddingBottom);
    },
    right: 0,
    left: 0,
  };

  const editor = new Editor({
    element: null,
    extensions: extensionsWith(files),
    // Given a text, the editor would parse it itself, and it would inject its styles as an element (decision 053).
    onBeforeCreate({ editor: created }) {
      created.options.content = parsed(created.schema, html).toJSON() as Content;
    },
    injectCSS: false,
    editorProps: {
      attributes,
      scrollThreshold: room,
      scrollMargin: room,
      transformPastedHTML(pasted, ...rest) {
        return listeners.transformPastedHTML?.call(this, pasted, ...rest) ?? pasted;
      },
      handlePaste(...given) {
        return listeners.handlePaste?.apply(this, given);
      },
      handleDrop(...given) {
        return listeners.handleDrop?.apply(this, given);
      },
      handleDOMEvents: onRewrite(({ from, to }) => {
        if (from !== current()) return;
        replaceDifference(editor, parsed(editor.schema, to));
        flush();
      }),
      handleKeyDown(_, event) {
        if (event.ctrlKey || event.metaKey) flush();
        return false;
      },
    },
    onUpdate() {
      clearTimeout(waiting);
      waiting = setTimeout(flush, pauseMilliseconds);
      if (editor.state.doc.content.size < quickSize) flush();
    },
    onBlur() {
      flush();
      listeners.onBlur?.();
    },
  });

  const atFirst = htmlOf(editor);

  return {
    editor,
    flush,
    listen(given: Listeners) {
      listeners = given;
    },
  };
}

const parsed = (schema: Schema, html: string): Node => DOMParser.fromSchema(schema).parse(sanitisedBody(html));

/** Changes the text only where it differs, so that the caret and the undo history stay. */
function replaceDifference({ state: { doc, tr }, view }: Editor, wanted: Node) {
  // The stored text has no empty paragraphs at its end.
  const content = wanted.content.append(Fragment.from(doc.children.slice(wanted.childCount)));
  const start = doc.content.findDiffStart(content);
  const end = doc.content.findDiffEnd(content);
  if (start === null || !end) return;
  // Both searches may count the same text, as in `aa` and `aaa`.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(tr.replace(start, end.a + overlap, wanted.copy(content).slice(start, end.b + overlap)));
}

const htmlOf = (editor: Editor): string =>
  isBlank(editor) ? '' : sanitise(editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));

/** Whether the text has no words, pictures or lines. */
function isBlank({ state: { doc } }: Editor): boolean {
  let blank = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.type.name === 'picture' || node.type.name === 'horizontalRule') blank = false;
    return blank;
  });
  return blank;
}
