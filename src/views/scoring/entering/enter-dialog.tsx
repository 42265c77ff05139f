import { Alert, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { progressOf } from '#src/domain/scoring/sheet.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Summary } from '#src/views/scoring/submit-dialog.tsx';

/** Confirms a paper sheet: its expert, points by groups, total, vetoes and the number of scans. */
export function EnterDialog({ page, own }: { page: PaperActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const isOpen = useMatches(page, 'confirming');
  const { scans } = useContextOf(page, 'scans');
  if (!isOpen) return null;
  const { name, title, state, marked, template } = own;
  const back = () => page.send({ type: 'submit.cancel' });
  return (
    <Dialog onClose={back} title={t('enter.confirm.title', { name })} size="lg">
      {/* The focus is not on a button: a key that is held down would confirm the dialog unread. */}
      <Text tabIndex={-1} data-autofocus mb="sm">
        {t('enter.confirm.text', { name, title })}
      </Text>
      {state === 'begun' && (
        <Alert color="yellow" variant="light" py="xs" mb="sm">
          {t('enter.begun', { name, marked, all: progressOf(template, own).all })}
        </Alert>
      )}
      <Summary sheet={page} own={own} />
      <Text size="sm" c="dimmed" mt="sm">
        {t('enter.confirm.scans', { count: scans.length })}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={back}>
          {t('enter.confirm.back')}
        </Button>
        <Button onClick={() => page.send({ type: 'submit.confirm', goOn: false })}>{t('enter.confirm.submit')}</Button>
      </DialogFoot>
    </Dialog>
  );
}
