import { Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilesActor } from '#src/machines/files.ts';
import { sanitise } from '../parts/sanitise.ts';
import { extensionsWith } from './extensions.ts';

interface Options {
  html: string;
  files: FilesActor;
  /** Hears the text, sanitised; empty when there is nothing in it. */
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  editorProps: EditorOptions['editorProps'];
}

/** Up to this size a text is read out after each change; a longer one when the person pauses or goes on to something else. */
const quickSize = 20_000;
const pauseMilliseconds = 400;

/**
 * The editor of one field. It lives as long as the field, with its undo history; on a kept page out of sight it is only
 * taken off the screen. What was typed last is always told before anybody can ask for it: on leaving, on a shortcut.
 */
export function useWriter({ html, files, editorProps, ...listeners }: Options) {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  const [writer] = useState(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (waiting === undefined) return;
      clearTimeout(waiting);
      waiting = undefined;
      latest.current.onChange(htmlOf(editor));
    };
    const editor = new Editor({
      element: null,
      extensions: extensionsWith(files),
      content: sanitise(html),
      editorProps: {
        ...editorProps,
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
        latest.current.onBlur?.();
      },
    });
    return { editor, tell };
  });

  useLayoutEffect(() => writer.tell, [writer]);
  return writer.editor;
}

/** Puts the editor on the screen and takes it off again. Stands before what shows it, so that it is there first. */
export function OnScreen({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    editor.mount(document.createElement('div'));
    // Nothing changes by it, but the controls look again at what they may do.
    editor.view.dispatch(editor.state.tr);
    return () => editor.unmount();
  }, [editor]);
  return null;
}

const htmlOf = (editor: Editor): string => (isBlank(editor) ? '' : sanitise(editor.getHTML().replace(/(?:<p><\/p>)+$/, '')));

/** Without words, pictures and lines. */
function isBlank({ state: { doc } }: Editor): boolean {
  let blank = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.type.name === 'picture' || node.type.name === 'horizontalRule') blank = false;
    return blank;
  });
  return blank;
}
