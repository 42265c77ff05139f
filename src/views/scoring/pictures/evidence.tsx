import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceTypes } from '#src/domain/files/uploadable.ts';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
import { evidencePlace } from '#src/machines/scoring/sheet-work.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { PictureField } from '#src/views/files/picture-field.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import type { GroupOfCriteria } from '#src/views/scoring/group.tsx';
import classes from '#src/views/scoring/sheet.module.css';
import { SheetPictures } from './sheet-pictures.tsx';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
  readOnly: boolean;
}

/** Pictures and documents as evidence for the points. They are saved by the same rule as points (W1.6). */
export const Evidence = memo(function Evidence({ sheet, criterion: { code, name }, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const files = useSelector(sheet, ({ context }) => markIn(context.content, code).files);
  const store = useChild(sheet, 'files');
  const { reviewId } = useContextOf(sheet, 'reviewId');
  // Includes the review, so that an upload does not follow the page to the next base.
  const place = evidencePlace(reviewId, code);
  const [wasOpened, setOpen] = usePageState(place, false);
  // Stays mounted during an upload: the file is added to the sheet here.
  const isUploading = useSelector(sheet, ({ context }) => context.uploads[place] !== undefined);
  const isOpen = wasOpened || isUploading;
  if (!store || (readOnly && files.length === 0)) return null;
  const choose = (next: readonly string[]) => sheet.send({ type: 'files.chosen', code, files: next });
  return (
    <>
      {!readOnly && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={t('files.of', { name, count: files.length })}
          onClick={() => setOpen(!isOpen)}
        >
          {files.length > 0 ? t('files.count', { count: files.length }) : t('files')}
        </Button>
      )}
      {(isOpen || readOnly) && (
        <div className={classes.files}>
          {files.length > 0 && (
            <SheetPictures
              ids={files}
              files={store}
              criterion={name}
              {...(!readOnly && { onRemove: (id: string) => choose(files.filter((one) => one !== id)) })}
            />
          )}
          {!readOnly && (
            <PictureField
              takes={evidenceTypes}
              // Resets the field after each file.
              key={`${place}.${files.length}`}
              label={t('files.add', { name })}
              required={false}
              withAsterisk={false}
              error={undefined}
              readOnly={false}
              onChange={(id) => {
                if (id !== '') choose([...files, id]);
              }}
              data-path={place}
              files={store}
            />
          )}
        </div>
      )}
    </>
  );
});
