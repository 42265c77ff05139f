import { Link } from '@tiptap/extension-link';
import { NodeSelection } from '@tiptap/pm/state';
import { Extension, markInputRule, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from '#src/domain/rich/link.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { FindingMarks } from './marks/finding-marks.ts';
import { PictureNode } from './picture-node.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a stored picture at the cursor. */
      insertPicture: (file: string) => ReturnType;
    };
  }
  interface Storage {
    picture: PictureStorage;
  }
}

interface PictureStorage {
  /** The files of new pictures, which are scrolled into view as soon as their size is known. */
  awaited: Set<string>;
}

/** A picture in a text: the id of the file, and its description. */
const Picture = Node.create<{ files: FilesActor | null }, PictureStorage>({
  name: 'picture',
  group: 'block',
  draggable: true,
  addOptions: () => ({ files: null }),
  addStorage: () => ({ awaited: new Set() }),
  addAttributes: () => ({
    file: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-file'),
      renderHTML: ({ file }: Record<string, unknown>) => ({ 'data-file': file }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureNode),
  addCommands() {
    return {
      insertPicture:
        (file) =>
        ({ state: { selection }, commands }) => {
          this.storage.awaited.add(file);
          // After a selected picture or line, so that it is not replaced.
          return commands.insertContentAt(
            selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to },
            { type: this.name, attrs: { file } },
          );
        },
    };
  },
});

/** `**bold**` after a Chinese character. StarterKit recognises it only after a space. */
const BoldWithoutSpace = Extension.create({
  name: 'boldWithoutSpace',
  addInputRules() {
    const { bold } = this.editor.schema.marks;
    return bold ? [markInputRule({ find: /(?<=[\u2E80-\uFFFF])\*\*(?!\s)([^*]+)\*\*$/, type: bold })] : [];
  },
});

/** The extensions of the editor: exactly what the sanitiser allows. */
export const extensionsWith = (files: FilesActor) => [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  BoldWithoutSpace,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (address) => isLinkAddress(address ?? ''),
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  }),
  Picture.configure({ files }),
  FindingMarks,
];
