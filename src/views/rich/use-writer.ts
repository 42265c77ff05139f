import { Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FilesActor } from '#src/machines/files/files.ts';
import { sanitise } from './sanitise.ts';
import { extensionsWith } from './extensions.ts';

type EditorProps = EditorOptions['editorProps'];

interface Listeners extends Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'> {
  /** Hears the text, sanitised; empty when there is nothing in it. */
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
}

/** Out of sight nothing is heard, and nothing of the page is held: the library keeps the last editor in which something was changed. */
const nobody: Listeners = { onChange: () => {}, onBlur: undefined };

interface Options {
  html: string;
  files: FilesActor;
  attributes: Record<string, string>;
  listeners: Listeners;
}

/**
 * The editor of one field. It lives as long as the field, with its undo history; on a kept page out of sight it is only
 * taken off the screen.
 */
export function useWriter({ listeners, ...options }: Options): Editor {
  const [writer] = useState(() => createWriter(options));
  useEffect(() => {
    writer.listen(listeners);
    return () => writer.listen(nobody);
  });
  useLayoutEffect(() => writer.tell, [writer]);
  // Nothing changes by it, but the controls look again at what they may do, now that the editor is on the screen.
  useEffect(() => writer.editor.view.dispatch(writer.editor.state.tr), [writer]);
  return writer.editor;
}

/** Puts the editor on the screen and takes it off again. Stands before what shows it, so that it is there first. */
export function OnScreen({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    editor.mount(document.createElement('div'));
    return () => {
      editor.unmount();
      // Else it would hold the place where it stood, and all around that.
      editor.setOptions({ element: null });
    };
  }, [editor]);
  return null;
}

/** Up to this size a text is read out after each change; a longer one when the person pauses. */
const quickSize = 20_000;
const pauseMilliseconds = 400;

/** What was typed last is told before anybody can ask for it: on leaving the field, and on any shortcut. */
function createWriter({ html, files, attributes }: Omit<Options, 'listeners'>) {
  let listeners = nobody;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    // The editor writes the same text in its own way: a list's items as paragraphs, for one. That is no change.
    const written = htmlOf(editor);
    listeners.onChange(written === atFirst ? html : written);
  };

  const editor = new Editor({
    element: null,
    extensions: extensionsWith(files),
    content: sanitise(html),
    editorProps: {
      attributes,
      transformPastedHTML(pasted, ...rest) {
        return listeners.transformPastedHTML?.call(this, pasted, ...rest) ?? pasted;
      },
      handlePaste(...given) {
        return listeners.handlePaste?.apply(this, given);
      },
      handleDrop(...given) {
        return listeners.handleDrop?.apply(this, given);
      },
      handleKeyDown(_, event) {
        if (event.ctrlKey || event.metaKey) tell();
        return false;
      },
    },
    onUpdate() {
      clearTimeout(waiting);
      waiting = setTimeout(tell, pauseMilliseconds);
      if (editor.state.doc.content.size < quickSize) tell();
    },
    onBlur() {
      tell();
      listeners.onBlur?.();
    },
  });

  const atFirst = htmlOf(editor);

  return {
    editor,
    tell,
    listen(given: Listeners) {
      listeners = given;
    },
  };
}

const htmlOf = (editor: Editor): string =>
  isBlank(editor) ? '' : sanitise(editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));

/** Without words, pictures and lines. */
function isBlank({ state: { doc } }: Editor): boolean {
  let blank = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.type.name === 'picture' || node.type.name === 'horizontalRule') blank = false;
    return blank;
  });
  return blank;
}
