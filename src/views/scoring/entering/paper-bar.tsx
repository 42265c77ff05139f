import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { hasUnsaved, uploadIn } from '#src/machines/scoring/sheet-work.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { barRef } from '#src/views/page/sticky-height.ts';
import { SheetSum } from '#src/views/scoring/sheet-bar.tsx';
import classes from '#src/views/scoring/sheet.module.css';

/** The bar that stays in view for a paper sheet: running total, where unsaved work is kept, and the submit button. */
export function PaperBar({ page, own, readOnly }: { page: PaperActor; own: OwnSheet; readOnly: boolean }) {
  const { t } = useTranslation('sheet');
  const isLocked = useMatches(page, 'locked');
  const isKeptHere = useSelector(page, ({ context }) => hasUnsaved(context));
  const upload = useSelector(page, ({ context }) => uploadIn(context));
  const busy = useTag(page, 'busy');
  const id = useId();
  const why = upload && t(`submit.${upload}`);
  return (
    <div ref={barRef} className={classes.bar}>
      <SheetSum sheet={page} own={own} />
      {!isLocked && (
        <div className={classes.buttons}>
          <Text size="sm" role="status" c="dimmed">
            {busy ? t('save.submitting') : isKeptHere ? t('enter.keptHere') : t('save.none')}
          </Text>
          <Button
            loading={busy}
            disabled={readOnly || upload !== null}
            aria-describedby={why ? id : undefined}
            onClick={() => page.send({ type: 'submit' })}
          >
            {t('enter.submit')}
          </Button>
          {why && (
            <Text id={id} size="xs" c="dimmed" role="status">
              {why}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
