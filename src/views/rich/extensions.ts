import { Link } from '@tiptap/extension-link';
import { NodeSelection } from '@tiptap/pm/state';
import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from '#src/domain/content/link.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { PictureNode } from './picture-node.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a stored picture at the cursor. */
      insertPicture: (file: string) => ReturnType;
    };
  }
}

/** A picture in a text: the id of the file, and its description. */
const Picture = Node.create<{ files: FilesActor | null }>({
  name: 'picture',
  group: 'block',
  draggable: true,
  addOptions: () => ({ files: null }),
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
        ({ state: { selection }, chain }) =>
          // After a selected picture or line, so that it is not replaced.
          chain()
            .insertContentAt(
              selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to },
              { type: this.name, attrs: { file } },
            )
            .scrollIntoView()
            .run(),
    };
  },
});

/** The extensions of the editor: exactly what the sanitiser allows. */
export const extensionsWith = (files: FilesActor) => [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (address) => isLinkAddress(address ?? ''),
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  }),
  Picture.configure({ files }),
];
