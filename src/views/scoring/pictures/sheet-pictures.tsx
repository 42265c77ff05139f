import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files/files.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import classes from './sheet-pictures.module.css';

interface Props {
  ids: readonly string[];
  files: FilesActor;
  /** The criterion that they are evidence of; without one they are scans of the sheet. */
  criterion?: string;
  /** Without it they can only be read. */
  onRemove?: (id: string) => void;
}

/** Pictures of a sheet: evidence, or the paper itself. Each can be opened large enough to be read. */
export function SheetPictures({ ids, files, criterion: name, onRemove }: Props) {
  const { t } = useTranslation(['sheet', 'common']);
  const [shown, setShown] = useState<string | null>(null);
  const nameOf = (id: string) => {
    const number = ids.indexOf(id) + 1;
    return name === undefined ? t('scans.one', { number }) : t('files.one', { name, number });
  };
  return (
    <div className={classes.pictures}>
      {ids.map((id, index) => (
        <figure key={id} className={classes.picture}>
          <StoredPicture id={id} alt={nameOf(id)} files={files} />
          <figcaption>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('pictures.view', { picture: nameOf(id) })}
              onClick={() => setShown(id)}
            >
              {t('pictures.btnView')}
            </Button>
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
        <Modal
          opened
          onClose={() => setShown(null)}
          size="100%"
          title={nameOf(shown)}
          closeButtonProps={{ 'aria-label': t('common:btn.close') }}
        >
          <div className={classes.large}>
            <StoredPicture id={shown} alt={nameOf(shown)} files={files} />
          </div>
        </Modal>
      )}
    </div>
  );
}
