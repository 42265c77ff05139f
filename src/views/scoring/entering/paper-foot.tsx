import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { hasUnsaved, uploadIn } from '#src/machines/scoring/sheet-work.ts';
import { useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import classes from '#src/views/scoring/sheet.module.css';

/** The foot of a paper sheet: where unsaved work is kept, and the submit button. */
export function PaperFoot({ page, readOnly }: { page: PaperActor; readOnly: boolean }) {
  const { t } = useTranslation('sheet');
  const isLocked = useMatches(page, 'locked');
  const isKeptHere = useSelector(page, ({ context }) => hasUnsaved(context));
  const upload = useSelector(page, ({ context }) => uploadIn(context));
  const busy = useTag(page, 'busy');
  const id = useId();
  if (isLocked)
    return (
      <ActionBar status={t('save.locked')} list={scorePath} wide>
        {null}
      </ActionBar>
    );
  const why = upload && t(`submit.${upload}`);
  const status = (
    <>
      {busy ? t('save.submitting') : isKeptHere ? t('enter.keptHere') : t('save.none')}
      {why && (
        <Text component="span" inherit id={id} className={classes.whyNot}>
          {why}
        </Text>
      )}
    </>
  );
  return (
    <ActionBar status={status} list={scorePath} wide>
      <Button
        loading={busy}
        disabled={readOnly || upload !== null}
        aria-describedby={why ? id : undefined}
        onClick={() => page.send({ type: 'submit' })}
      >
        {t('enter.submit')}
      </Button>
    </ActionBar>
  );
}
