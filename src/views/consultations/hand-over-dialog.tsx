import { NativeSelect, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { legible } from '#src/i18n/legible.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { usePageState } from '#src/views/page/page-state.ts';

/** The value of the choice "queue"; no account has this name. */
const queue = '\u0000queue';

/** Hands over all open consultations of a person to another person or to the queue (W3.13). */
export function HandOverDialog({ list }: { list: ConsultationsActor }) {
  const { t } = useTranslation('consultations');
  const { owners } = useContextOf(list, 'owners');
  const busy = useMatches(list, { handOver: 'sending' });
  const [from, setFrom] = usePageState('handOver.from', '');
  const [to, setTo] = usePageState('handOver.to', '');
  const cancel = () => list.send({ type: 'handOver.cancel' });
  useDialogFocus('handOver', cancel);
  const holders = owners.filter(({ open }) => open > 0);
  const giver = holders.find(({ account }) => account === from);
  const takers = owners.filter(({ account }) => account !== from);
  const isTaker = to === queue || takers.some(({ account }) => account === to);
  const nameOf = ({ name, open }: { name: string; open: number }) =>
    legible(t('handOver.person', { name, count: open }));
  const actionText = () => {
    if (holders.length === 0) return null;
    return giver ? t('handOver.send', { count: giver.open }) : t('btn.handOver');
  };
  return (
    <ConfirmDialog
      title={t('handOver.title')}
      action={actionText()}
      busy={busy}
      disabled={!giver || !isTaker}
      onConfirm={() => giver && list.send({ type: 'handOver.send', from, to: to === queue ? null : to })}
      onCancel={cancel}
    >
      {holders.length === 0 ? (
        <Text>{t('handOver.nobody')}</Text>
      ) : (
        <Stack gap="sm">
          <Text size="sm">{t('handOver.hint')}</Text>
          <NativeSelect
            label={t('handOver.from')}
            required
            data={[
              { value: '', label: t('handOver.choose') },
              ...holders.map((one) => ({ value: one.account, label: nameOf(one) })),
            ]}
            value={giver ? from : ''}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('handOver.to')}
            required
            data={[
              { value: '', label: t('handOver.choose') },
              { value: queue, label: t('handOver.queue') },
              ...takers.map((one) => ({ value: one.account, label: nameOf(one) })),
            ]}
            value={isTaker ? to : ''}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
