import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { evidenceTypes } from '#src/domain/files/uploadable.ts';
import { evidencePlace, scansCode } from '#src/machines/scoring/sheet-work.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { PictureField } from '#src/views/files/picture-field.tsx';
import sheetClasses from '#src/views/scoring/sheet.module.css';
import { SheetPictures } from '#src/views/scoring/pictures/sheet-pictures.tsx';
import classes from './entering.module.css';

/** The scans of a paper sheet. At least one is required. */
export function Scans({ page, readOnly }: { page: PaperActor; readOnly: boolean }) {
  const { t } = useTranslation('sheet');
  const files = useChild(page, 'files');
  const { scans, reviewId, failedChecks } = useContextOf(page, 'scans', 'reviewId', 'failedChecks');
  const place = evidencePlace(reviewId, scansCode);
  const choose = (next: readonly string[]) => page.send({ type: 'scans.chosen', files: next });
  if (!files) return null;
  return (
    <section className={sheetClasses.group} aria-label={t('scans')}>
      <header className={sheetClasses.groupHead}>
        <Title order={2} size="h4">
          {t('scans')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('scans.hint')}
        </Text>
      </header>
      <div className={classes.body}>
        {scans.length > 0 && (
          <SheetPictures
            ids={scans}
            files={files}
            {...(!readOnly && { onRemove: (id: string) => choose(scans.filter((one) => one !== id)) })}
          />
        )}
        {!readOnly && (
          <PictureField
            takes={evidenceTypes}
            // Resets the field after each file.
            key={`${place}.${scans.length}`}
            label={t('scans.add')}
            required={scans.length === 0}
            withAsterisk={scans.length === 0}
            error={failedChecks > 0 && scans.length === 0 ? t('missing.scan') : undefined}
            readOnly={false}
            onChange={(id) => {
              if (id !== '') choose([...scans, id]);
            }}
            data-path={place}
            files={files}
          />
        )}
      </div>
    </section>
  );
}
