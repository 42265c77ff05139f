import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** Shown when the session has expired (product 8, decision 006): a dialog that only a new login closes. */
export function ExpiryDialog() {
  const { t } = useTranslation(['common', 'shell']);
  const { session } = useApp();
  const expired = useMatches(session, 'expired');
  // Mounted once: nobody returns from it.
  if (!expired) return null;
  return (
    <Modal
      opened
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
