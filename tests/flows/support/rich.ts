import type { Editor } from '@tiptap/react';
import { waitFor } from '@testing-library/react';
import { shownPage } from './page.ts';

/** Waits for the text editor of a field, and returns its editable element. */
export const writerOf = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const writer = shownPage().querySelector<HTMLElement>(`[data-path="${name}"][contenteditable=true]`);
    if (!writer) throw new Error(`the editor of ${name} is not there`);
    return writer;
  });

/** Pastes into a formatted text at the cursor, like a browser. */
export function pasteInto(writer: HTMLElement, html: string, text = '') {
  const held = new Map([
    ['text/html', html],
    ['text/plain', text],
  ]);
  const clipboardData = { files: [], types: [...held.keys()], getData: (type: string) => held.get(type) ?? '' };
  writer.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
}

/** Types a text at the cursor letter by letter, as the browser reports it to the editor. */
export function typeInto(writer: HTMLElement, text: string) {
  const { view } = (writer as HTMLElement & { editor: Editor }).editor;
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
}

/** The blocks of a formatted text, each with its element name and text. */
export const writtenIn = (writer: HTMLElement): string[] =>
  [...writer.children].map((block) => `${block.nodeName}: ${block.textContent}`);

/** Empties a formatted text. */
export const emptyWriter = (writer: HTMLElement) =>
  (
    writer as HTMLElement & { editor: { commands: { clearContent: (emitUpdate: boolean) => boolean } } }
  ).editor.commands.clearContent(true);
