import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files/files.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import classes from './entering.module.css';

interface Props {
  ids: readonly string[];
  files: FilesActor;
  /** Without it they can only be read. */
  onRemove?: (id: string) => void;
}

/** The pictures of a sheet on paper. Each can be opened large enough to be read. */
export function ScanList({ ids, files, onRemove }: Props) {
  const { t } = useTranslation(['sheet', 'common']);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div className={classes.scans}>
      {ids.map((id, index) => (
        <figure key={id} className={classes.scan}>
          <StoredPicture id={id} alt={t('scans.one', { number: index + 1 })} files={files} />
          <figcaption>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('scans.view', { number: index + 1 })}
              onClick={() => setShown(id)}
            >
              {t('scans.btnView')}
            </Button>
            {onRemove && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={t('scans.remove', { number: index + 1 })}
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
          title={t('scans.one', { number: ids.indexOf(shown) + 1 })}
          closeButtonProps={{ 'aria-label': t('common:btn.close') }}
        >
          <div className={classes.large}>
            <StoredPicture id={shown} alt={t('scans.one', { number: ids.indexOf(shown) + 1 })} files={files} />
          </div>
        </Modal>
      )}
    </div>
  );
}
