import { TextInput } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files/files.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import classes from './rich-text-field.module.css';

/** A picture in the edited text; its description can be entered while it is selected. */
export function PictureNode({ node, selected, editor, extension, getPos }: NodeViewProps) {
  const { t } = useTranslation('rich');
  const { files } = extension.options as { files: FilesActor };
  const { awaited } = editor.storage.picture;
  const { file, alt } = node.attrs as { file: string; alt: string };
  // Not `updateAttributes`, which replaces the node and loses the selection.
  const describe = (words: string) =>
    editor.commands.command(({ tr }) => {
      const position = getPos();
      if (position !== undefined) tr.setNodeAttribute(position, 'alt', words);
      return true;
    });

  return (
    <NodeViewWrapper className={classes.picture} data-selected={selected || undefined}>
      <div
        data-drag-handle
        onLoad={({ currentTarget }) => awaited.delete(file) && currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <StoredPicture id={file} alt={alt} files={files} />
      </div>
      {selected && editor.isEditable && (
        <TextInput
          mt={8}
          size="sm"
          label={t('alt.label')}
          defaultValue={alt}
          onChange={(event) => describe(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </NodeViewWrapper>
  );
}
