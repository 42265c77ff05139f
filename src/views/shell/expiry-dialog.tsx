import { Button, Group, Modal, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type SessionActor, useApp } from '../app-context.ts';

const selectExpired = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.matches('expired');

/** The session has expired (product 8, decision 006): one dialog that only a new login ends. */
export function ExpiryDialog() {
  const { t } = useTranslation(['common', 'shell']);
  const { session } = useApp();
  const expired = useSelector(session, selectExpired);
  return (
    <Modal
      opened={expired}
      onClose={() => undefined}
      title={t('msg.tip')}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={1000}
      size="sm"
    >
      <Text>{t('msg.expired')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={() => session.send({ type: 'relogin' })}>
          {t('shell:expiry.relogin')}
        </Button>
      </Group>
    </Modal>
  );
}
