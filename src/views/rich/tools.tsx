import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { endingsByType, pictureTypes } from '#src/domain/files/uploadable.ts';
import { PictureIcon, RuleIcon } from '#src/views/files/icons.ts';
import { LinkTool } from './link-tool.tsx';
import { oneTabStop } from './one-tab-stop.ts';
import classes from './rich-text-field.module.css';

const pictureFiles = Object.entries(endingsByType(pictureTypes)).flat(2).join(',');

interface Props {
  editor: Editor;
  onPictures: (files: File[]) => void;
}

/** The labelled tools of the editor. */
export function Tools({ editor, onPictures }: Props) {
  const { t } = useTranslation('rich');
  const undo = () => editor.chain().focus();
  return (
    <RichTextEditor.Toolbar
      ref={oneTabStop}
      sticky
      stickyOffset="var(--header-bottom, 0px)"
      className={classes.tools}
      role="toolbar"
      aria-label={t('editor.tools')}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 {...named(t('tool.heading2'))} />
        <RichTextEditor.H3 {...named(t('tool.heading3'))} />
        <RichTextEditor.H4 {...named(t('tool.heading4'))} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold {...named(t('tool.bold'))} />
        <RichTextEditor.Italic {...named(t('tool.italic'))} />
        <RichTextEditor.Underline {...named(t('tool.underline'))} />
        <RichTextEditor.Strikethrough {...named(t('tool.strike'))} />
        <RichTextEditor.ClearFormatting
          {...named(t('tool.clear'))}
          onClick={() => undo().clearNodes().unsetAllMarks().run()}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList {...named(t('tool.bulletList'))} />
        <RichTextEditor.OrderedList {...named(t('tool.orderedList'))} />
        <RichTextEditor.Blockquote {...named(t('tool.quote'))} />
        <RichTextEditor.Hr icon={RuleIcon} {...named(t('tool.rule'))} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkTool editor={editor} />
        <RichTextEditor.Unlink {...named(t('tool.unlink'))} />
        <FileButton onChange={onPictures} accept={pictureFiles} multiple>
          {({ onClick }) => (
            <RichTextEditor.Control {...named(t('tool.picture'))} onClick={onClick}>
              <PictureIcon size={16} stroke={1.5} />
            </RichTextEditor.Control>
          )}
        </FileButton>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo {...named(t('tool.undo'))} />
        <RichTextEditor.Redo {...named(t('tool.redo'))} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

const named = (label: string) => ({ 'aria-label': label, title: label });
