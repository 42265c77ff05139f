import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { StoredDocument } from '#src/views/files/stored-document.tsx';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import classes from './sheet-pictures.module.css';

interface Props {
  ids: readonly string[];
  files: FilesActor;
  /** The criterion of the evidence; without one the files are scans of the sheet. */
  criterion?: string;
  /** Without it the files are read-only. */
  onRemove?: (id: string) => void;
}

/** Files of a sheet: evidence, or scans of the paper. A picture can be enlarged, a document is downloaded. */
export function SheetPictures({ ids, files, criterion: name, onRemove }: Props) {
  const { t } = useTranslation('sheet');
  const [shown, setShown] = useState<string | null>(null);
  const nameOf = (id: string) => {
    const number = ids.indexOf(id) + 1;
    return name === undefined ? t('scans.one', { number }) : t('files.one', { name, number });
  };
  return (
    <div className={classes.pictures}>
      {ids.map((id, index) => (
        <figure key={id} className={classes.picture}>
          <SheetFile id={id} label={nameOf(id)} files={files} onView={() => setShown(id)} />
          <figcaption>
            {onRemove && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={
                  name === undefined
                    ? t('scans.remove', { number: index + 1 })
                    : t('files.remove', { name, number: index + 1 })
                }
                onClick={() => onRemove(id)}
              >
                {t('files.btnRemove')}
              </Button>
            )}
          </figcaption>
        </figure>
      ))}
      {shown !== null && (
        <Dialog onClose={() => setShown(null)} size="full" title={nameOf(shown)}>
          <div className={classes.large}>
            <StoredPicture id={shown} alt={nameOf(shown)} files={files} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface FileProps {
  id: string;
  label: string;
  files: FilesActor;
  onView: () => void;
}

/** The type is known once the file has loaded. */
function SheetFile({ id, label, files, onView }: FileProps) {
  const { t } = useTranslation('sheet');
  const actor = useSelector(files, ({ context }) => context.pictures[id]);
  const file = useSelector(actor, (snapshot) => snapshot?.context.picture);
  if (file?.type === documentType) return <StoredDocument document={file} label={label} />;
  return (
    <>
      <StoredPicture id={id} alt={label} files={files} />
      <Button variant="subtle" size="compact-sm" aria-label={t('pictures.view', { picture: label })} onClick={onView}>
        {t('pictures.btnView')}
      </Button>
    </>
  );
}
