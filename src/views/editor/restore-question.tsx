import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  version: number;
  dirty: boolean;
  onClose: () => void;
  onRestore: () => void;
}

/** Restoring asks, and says what becomes of what is typed. */
export function RestoreQuestion({ version, dirty, onClose, onRestore }: Props) {
  const { t } = useTranslation(['editor', 'content']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('revisions.restoreTitle', { version })}
      size="sm"
      centered
      withCloseButton={false}
    >
      <Stack gap="xs">
        <Text>{t('revisions.confirm')}</Text>
        {dirty && <Text fw={600}>{t('revisions.replaces')}</Text>}
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('content:btn.cancel')}
        </Button>
        <Button onClick={onRestore}>{t('revisions.restore')}</Button>
      </Group>
    </Modal>
  );
}
