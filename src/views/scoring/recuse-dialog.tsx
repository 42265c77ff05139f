import { Button, Text, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { isDecided } from './use-sheet.ts';
import classes from './sheet.module.css';

/** Asks the expert for the reason of a recusal, and explains the consequences. */
export function RecuseDialog({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const isOpen = useMatches(sheet, 'recusing');
  return isOpen ? <OpenDialog sheet={sheet} own={own} /> : null;
}

/** Opens the dialog, while the sheet can be edited. */
export function RecuseButton({ sheet }: { sheet: SheetActor }) {
  const { t } = useTranslation('sheet');
  const mayAsk = useSelector(sheet, isDecided);
  if (!mayAsk) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.apart}
      onClick={() => sheet.send({ type: 'recusal.ask' })}
    >
      {t('recuse')}
    </Button>
  );
}

function OpenDialog({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation(['sheet', 'common']);
  const [reason, setReason] = usePageState('recusal', '');
  const [isTried, setTried] = useState(false);
  const busy = useTag(sheet, 'busy');
  const { failure } = useContextOf(sheet, 'failure');
  const failureText = useFailureText();
  const isMissing = reason.trim() === '';
  const cancel = () => sheet.send({ type: 'recusal.cancel' });
  return (
    <Dialog onClose={cancel} title={t('recuse.title', { name: own.title })}>
      <Text size="sm" mb="sm">
        {t('recuse.hint')}
      </Text>
      <Textarea
        data-autofocus
        label={t('recuse.reason')}
        required
        autosize
        minRows={3}
        maxRows={8}
        readOnly={busy}
        value={reason}
        error={isTried && isMissing && t('recuse.required')}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {failure && !busy && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {failureText(failure)}
        </Text>
      )}
      <DialogFoot>
        <Button variant="default" disabled={busy} onClick={cancel}>
          {t('common:btn.cancel')}
        </Button>
        <Button
          color="red"
          loading={busy}
          onClick={() => {
            setTried(true);
            if (!isMissing) sheet.send({ type: 'recusal.confirm', reason: reason.trim() });
          }}
        >
          {t('recuse.confirm')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
