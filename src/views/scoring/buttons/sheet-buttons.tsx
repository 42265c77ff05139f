import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadIn } from '#src/machines/scoring/sheet-work.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { isDecided } from '#src/views/scoring/use-sheet.ts';
import classes from './sheet-buttons.module.css';

/**
 * The buttons that leave the sheet: next base without submitting, and submit (W1.7). A disabled button explains why.
 */
export function SheetButtons({ sheet }: { sheet: SheetActor }) {
  const { t } = useTranslation('sheet');
  const { next, isNextUnknown } = useContextOf(sheet, 'next', 'isNextUnknown');
  const upload = useSelector(sheet, ({ context }) => uploadIn(context));
  const mayGoOn = useSelector(sheet, isDecided);
  const busy = useTag(sheet, 'busy');
  const id = useId();
  const whyNoSkip = next ? null : next === null ? t('skip.none') : isNextUnknown ? t('skip.unknown') : null;
  const whyNoSubmit = upload && t(`submit.${upload}`);
  return (
    <>
      <Button
        variant="default"
        disabled={!mayGoOn || !next}
        aria-describedby={whyNoSkip ? `${id}-skip` : undefined}
        onClick={() => sheet.send({ type: 'skip' })}
      >
        {t('skip')}
      </Button>
      <Button
        loading={busy}
        disabled={!mayGoOn || upload !== null}
        aria-describedby={whyNoSubmit ? `${id}-submit` : undefined}
        onClick={() => sheet.send({ type: 'submit' })}
      >
        {t('submit')}
      </Button>
      {(whyNoSkip ?? whyNoSubmit) && (
        <Text size="xs" c="dimmed" role="status" className={classes.why}>
          {whyNoSubmit && <span id={`${id}-submit`}>{whyNoSubmit}</span>}
          {whyNoSkip && <span id={`${id}-skip`}>{whyNoSkip}</span>}
        </Text>
      )}
    </>
  );
}
