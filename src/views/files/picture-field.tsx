import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { documentType, endingsByType, type FileType, pictureTypes, typeOfName } from '#src/domain/files/uploadable.ts';
import type { UploadActor } from '#src/machines/files/upload.ts';
import { StoredPicture } from './stored-picture.tsx';
import type { RichFieldProps } from './field-props.ts';
import { PictureIcon } from './icons.ts';
import classes from './picture-field.module.css';
import { UploadLine } from './upload-line.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface Props extends RichFieldProps {
  /** The accepted types: pictures, or documents as well. */
  takes?: readonly FileType[];
}

/**
 * A field that holds the id of an uploaded file: chosen, dropped or pasted, and checked before it is sent (fault D13).
 */
export function PictureField({
  label,
  required,
  withAsterisk,
  error,
  readOnly,
  defaultValue = '',
  onChange,
  onBlur,
  files,
  'data-path': path = '',
  takes = pictureTypes,
}: Props) {
  const { t } = useTranslation('rich');
  const [value, setValue] = useState(defaultValue);
  const kind = takes.includes(documentType) ? 'file' : 'picture';
  const upload = useSelector(files, (snapshot) => snapshot.context.uploads[path]);
  const openDialog = useRef<() => void>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();

  const take = (picked: string) => {
    setValue(picked);
    onChange(picked);
  };
  const choose = (file: File | undefined) => file && files.send({ type: 'file.chosen', place: path, file, takes });
  const end = () => {
    files.send({ type: 'upload.over', place: path });
    chooser.current?.focus();
  };

  const wrapper = { label, withAsterisk, error, labelProps: { htmlFor: id, id: `${id}-label` } };
  if (readOnly) {
    return (
      <Input.Wrapper {...wrapper} labelElement="div">
        <div data-path={path} tabIndex={-1} className={classes.shown}>
          {value ? <StoredPicture id={value} alt={label} files={files} /> : <Text c="dimmed">{t('picture.none')}</Text>}
        </div>
      </Input.Wrapper>
    );
  }
  return (
    <Input.Wrapper {...wrapper}>
      <Dropzone
        className={classes.zone}
        mod={{ error: Boolean(error) }}
        accept={endingsByType(takes)}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={openDialog}
        inputProps={{ 'aria-label': label, tabIndex: -1 }}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-label`}
        onDrop={([file]) => choose(file)}
        // A file that the dropzone rejects by its type is checked like any other, so that the reason is shown.
        onReject={([rejected]) => choose(rejected?.file)}
        onPaste={(event) => choose(event.clipboardData.files[0])}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      >
        <Stack gap="sm">
          {upload ? (
            <Preview upload={upload} />
          ) : (
            value && (
              <div className={classes.shown}>
                <StoredPicture id={value} alt={label} files={files} />
              </div>
            )
          )}
          {upload && (
            <UploadLine
              upload={upload}
              onStored={(file) => {
                take(file.id);
                end();
              }}
              onEnd={end}
            />
          )}
          <Group gap="xs">
            <Button
              ref={chooser}
              id={id}
              data-path={path}
              variant="default"
              size="sm"
              leftSection={<PictureIcon size={16} aria-hidden />}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              onClick={() => openDialog.current?.()}
            >
              {value ? t('picture.replace') : t(`${kind}.choose`)}
            </Button>
            {value && !upload && (
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                onClick={() => {
                  take('');
                  chooser.current?.focus();
                }}
              >
                {t('picture.remove')}
              </Button>
            )}
          </Group>
          <Text id={`${id}-hint`} size="sm" c="dimmed">
            {t(`${kind}.hint`)}
            {/* A button cannot be required by itself. */}
            {required && <VisuallyHidden>{t('picture.required')}</VisuallyHidden>}
          </Text>
        </Stack>
      </Dropzone>
    </Input.Wrapper>
  );
}

const selectSound = (snapshot: SnapshotFrom<UploadActor>) =>
  snapshot.matches('sending') || snapshot.matches('failed') || snapshot.matches('stored')
    ? snapshot.context.file
    : null;

/** Shows the picture that is being uploaded, once its content is known to be one. */
function Preview({ upload }: { upload: UploadActor }) {
  const file = useSelector(upload, selectSound);
  const url = useObjectUrl(file);
  return url && file && typeOfName(file.name) !== documentType && <img className={classes.preview} src={url} alt="" />;
}
