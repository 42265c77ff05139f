import { Button, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';

/** Shown while all matching records are loaded, page by page. */
export function Collecting<Item extends BulkRecord, Operation, Reason>({ bulk }: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  const failureText = useFailureText();
  const { found, total: matching, most, failure } = useContextOf(bulk, 'found', 'total', 'most', 'failure');
  const count = found.length;
  const total = Math.min(matching, most);
  const progress = t('collecting', { count, total });
  return (
    <Stack>
      <Text role="status">
        <Clipped>
          {failure ? t('uncollected', { reason: failureText(failure) || t('reason.unknown') }) : progress}
        </Clipped>
      </Text>
      <Progress value={total > 0 ? (count / total) * 100 : 0} aria-label={progress} />
      <DialogFoot>
        <Button variant="default" {...focusFirst(true)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('common:btn.cancel')}
        </Button>
        {failure && <Button onClick={() => bulk.send({ type: 'retry' })}>{t('common:btn.retry')}</Button>}
      </DialogFoot>
    </Stack>
  );
}
