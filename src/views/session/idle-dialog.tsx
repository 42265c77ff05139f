import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { idleMachine } from '#src/machines/session/idle.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';

/**
 * A screen reader announces the remaining time only at these marks, because every second would drown everything else.
 */
const spokenSeconds = [10, 30];

/**
 * Asks whether to stay one minute before an idle session ends (decision 015). Escape stays too; `interceptKeys` hides
 * it from dialogs below.
 */
export function IdleDialog({ idle }: { idle: ActorRefFrom<typeof idleMachine> }) {
  const { t } = useTranslation(['watch', 'common']);
  const { logOut } = useApp();
  const { secondsLeft: seconds } = useContextOf(idle, 'secondsLeft');
  const stay = () => idle.send({ type: 'stay' });
  /** Closes this dialog first: logging out may ask about unsaved work. */
  const leave = () => {
    stay();
    logOut();
  };
  const spoken = spokenSeconds.find((mark) => seconds <= mark);
  return (
    <Dialog onClose={null} title={t('idle.title')} zIndex={900}>
      <Text style={{ fontVariantNumeric: 'tabular-nums' }}>{t('idle.left', { seconds })}</Text>
      <VisuallyHidden role="status">{spoken && t('idle.left', { seconds: spoken })}</VisuallyHidden>
      <DialogFoot>
        <Button variant="default" onClick={leave}>
          {t('common:nav.logout')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('idle.stay')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
