import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import classes from './preview-dialog.module.css';
import { PublicPage } from './public-page.tsx';

const widths = ['phone', 'desk'] as const;
type Width = (typeof widths)[number];

interface Props {
  type: ContentType;
  values: ContentValues;
  names: ReferenceNames;
  files: FilesActor;
  onClose: () => void;
}

/** A preview of the public page with the current form values, on phone and desktop. */
export function PreviewDialog({ type, values, names, files, onClose }: Props) {
  const { t } = useTranslation('editor');
  const [width, setWidth] = useState<Width>('phone');
  // On a phone the phone preview fills the width.
  const isPhone = useIsPhone();
  return (
    <Dialog onClose={onClose} title={t('preview.title')} size="full" fullScreen={isPhone}>
      <SegmentedControl
        aria-label={t('preview.width')}
        data={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={width}
        onChange={(value) => setWidth(value)}
        mb="sm"
      />
      {/* Focusable, so that it scrolls by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.stage} tabIndex={0} role="region" aria-label={t(`preview.${width}`)}>
        <div className={classes.screen} data-width={width}>
          <PublicPage type={type} values={values} names={names} files={files} />
        </div>
      </div>
    </Dialog>
  );
}
