import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Entered } from '#src/domain/scoring/review.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { SheetPictures } from '#src/views/scoring/pictures/sheet-pictures.tsx';
import classes from './entering.module.css';

/** Marks a paper sheet: who entered it and when, with its scans (W1.14). */
export function EnteredMark({ entered, files }: { entered: Entered; files: FilesActor | undefined }) {
  const { t } = useTranslation('sheet');
  return (
    <Alert color="gray" variant="light" py="xs" role="note">
      <div className={classes.marked}>
        <Clipped>{t('entered', { name: entered.name, time: formatTime(entered.time) })}</Clipped>
        {files && <SheetPictures ids={entered.scans} files={files} />}
      </div>
    </Alert>
  );
}
