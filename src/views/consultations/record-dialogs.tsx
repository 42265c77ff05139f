import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import { longestReason } from '#src/domain/consultations/consultation.ts';
import { legible } from '#src/i18n/legible.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { usePageState } from '#src/views/page/page-state.ts';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/** Asks for the new owner, or for the reason to reopen. A reason is kept until the server has accepted it. */
export function RecordDialogs({ page, consultation }: Props) {
  const { asked } = useContextOf(page, 'asked');
  const isSeeking = useMatches(page, 'seeking');
  const shown = isSeeking ? null : asked;
  useDialogFocus(shown, () => page.send({ type: 'ask.cancel' }));
  if (shown === 'assign') return <AssignDialog page={page} consultation={consultation} />;
  return shown === 'reopen' && <ReopenDialog page={page} consultation={consultation} />;
}

/** The value of the choice "queue"; no account has this name. */
const queue = '\u0000queue';

function AssignDialog({ page, consultation: { owner } }: Props) {
  const { t } = useTranslation('consultations');
  const { owners, done } = useContextOf(page, 'owners', 'done');
  const busy = useMatches(page, 'saving', 'comparing');
  const [to, setTo] = usePageState(`assign.to.${done}`, '');
  const others = (owners ?? []).filter(({ account }) => account !== owner?.account);
  const isChosen = (to === queue && owner !== null) || others.some(({ account }) => account === to);
  return (
    <ConfirmDialog
      title={t('assign.title')}
      action={t('step.assign')}
      busy={busy}
      disabled={!isChosen}
      onConfirm={() =>
        page.send({ type: 'act', act: { step: 'assign', account: to === queue ? null : to }, goesOn: false })
      }
      onCancel={() => page.send({ type: 'ask.cancel' })}
    >
      <NativeSelect
        label={t('assign.to')}
        required
        data-autofocus
        data={[
          { value: '', label: t('handOver.choose') },
          ...(owner ? [{ value: queue, label: t('handOver.queue') }] : []),
          ...others.map(({ account, name, open }) => ({
            value: account,
            label: legible(t('handOver.person', { name, count: open })),
          })),
        ]}
        value={isChosen ? to : ''}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function ReopenDialog({ page }: Props) {
  const { t } = useTranslation('consultations');
  const { done } = useContextOf(page, 'done');
  const busy = useMatches(page, 'saving', 'comparing');
  const [reason, setReason] = usePageState(`reopen.reason.${done}`, '');
  return (
    <ConfirmDialog
      title={t('reopen.title')}
      action={t('step.reopen')}
      busy={busy}
      disabled={reason.trim() === ''}
      onConfirm={() => page.send({ type: 'act', act: { step: 'reopen', reason }, goesOn: false })}
      onCancel={() => page.send({ type: 'ask.cancel' })}
    >
      <Stack gap="sm">
        <Text size="sm">{t('reopen.hint')}</Text>
        <Textarea
          label={t('reopen.reason')}
          description={t('reason.required')}
          required
          autosize
          minRows={3}
          maxRows={8}
          maxLength={longestReason}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
