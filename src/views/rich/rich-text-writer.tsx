import { Alert, Stack } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadActor } from '#src/machines/files/upload.ts';
import richText from './rich-text.module.css';
import { type CleanText, cleanPasted } from './clean-pasted.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import type { RichFieldProps } from '#src/views/files/field-props.ts';
import classes from './rich-text-field.module.css';
import { Tools } from './tools.tsx';
import { UploadLine } from '#src/views/files/upload-line.tsx';
import { OnScreen, useWriter } from './use-writer.ts';

interface Props extends Omit<RichFieldProps, 'label' | 'withAsterisk' | 'error'> {
  id: string;
  invalid: boolean;
}

const nothingLeftOut: Pick<CleanText, 'pictures' | 'formulas'> = { pictures: 0, formulas: 0 };

/** The editor of formatted text: tools, text, and the pictures being uploaded. */
export function RichTextWriter({
  id,
  invalid,
  required,
  defaultValue = '',
  onChange,
  onBlur,
  files,
  'data-path': path = '',
}: Props) {
  const { t } = useTranslation('rich');
  const [leftOut, setLeftOut] = useState(nothingLeftOut);
  const count = useRef(0);
  const { uploads } = useContextOf(files, 'uploads');
  const own = Object.entries(uploads).filter(([place]) => place.startsWith(`${path}#`));

  /** Each upload has its own slot, so several can run at the same time. */
  const upload = (chosen: Iterable<File>) => {
    for (const file of chosen) {
      count.current += 1;
      files.send({ type: 'file.chosen', place: `${path}#${Date.now()}.${count.current}`, file });
    }
  };

  const editor = useWriter({
    html: defaultValue,
    files,
    attributes: {
      id,
      class: clsx(richText.text, classes.text),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-error`,
      'data-path': path,
      ...(required ? { 'aria-required': 'true' } : {}),
    },
    listeners: {
      onChange,
      onBlur,
      transformPastedHTML(html) {
        const clean = cleanPasted(html);
        setLeftOut(clean);
        return clean.html;
      },
      handlePaste: (_, event) => takeFiles(event.clipboardData, event),
      handleDrop: (view, event, __, moved) => {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at && (event.dataTransfer?.files.length ?? 0) > 0) editor.commands.setTextSelection(at.pos);
        return takeFiles(event.dataTransfer, event);
      },
    },
  });

  /** If the clipboard also contains text, its files are ignored, because Word adds a picture of the copied text. */
  function takeFiles(data: DataTransfer | null, event: Event): boolean {
    const hasWords =
      /<(?:p|li|td|span|h\d)\b/i.test(data?.getData('text/html') ?? '') || (data?.getData('text/plain') ?? '') !== '';
    if (!data || data.files.length === 0 || hasWords) return false;
    event.preventDefault();
    setLeftOut(nothingLeftOut);
    upload(data.files);
    return true;
  }

  return (
    <>
      <OnScreen editor={editor} />
      <RichTextEditor editor={editor} withTypographyStyles={false} className={classes.root} mod={{ invalid }}>
        <Tools editor={editor} onPictures={upload} />
        <Stack gap={0} className={classes.messages}>
          {own.map(([place, actor]) => (
            <Arriving
              key={place}
              upload={actor}
              onStored={(file) => editor.commands.insertPicture(file)}
              onEnd={() => files.send({ type: 'upload.over', place })}
            />
          ))}
          {leftOut.pictures + leftOut.formulas > 0 && (
            <Alert
              color="gray"
              variant="light"
              py={6}
              radius={0}
              withCloseButton
              closeButtonLabel={t('paste.close')}
              onClose={() => setLeftOut(nothingLeftOut)}
              role="status"
            >
              {leftOut.pictures > 0 && <div>{t('paste.pictures', { count: leftOut.pictures })}</div>}
              {leftOut.formulas > 0 && <div>{t('paste.formulas', { count: leftOut.formulas })}</div>}
            </Alert>
          )}
        </Stack>
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
    </>
  );
}

interface ArrivingProps {
  upload: UploadActor;
  onStored: (file: string) => void;
  onEnd: () => void;
}

/** A picture that is being uploaded into the text. Its position is known only while this page is mounted. */
const Arriving = ({ upload, onStored, onEnd }: ArrivingProps) => (
  <div className={classes.message} data-arriving>
    <UploadLine
      upload={upload}
      onStored={({ id }) => {
        onStored(id);
        onEnd();
      }}
      onEnd={onEnd}
    />
  </div>
);
