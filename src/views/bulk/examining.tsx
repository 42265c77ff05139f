import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';

/** Shown while the content of the records is checked. */
export function Examining<Item extends BulkRecord, Operation, Reason>({ bulk }: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  return (
    <Stack>
      <Text role="status">{t('check.examining')}</Text>
      <DialogFoot>
        <Button variant="default" {...focusFirst(true)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('common:btn.cancel')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
