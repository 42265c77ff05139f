import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Clipped } from '#src/views/words/clipped.tsx';

interface Props {
  title: string;
  onClose: () => void;
  onUnpublish: () => void;
}

/** Taking something off the public site asks first, and says what happens. */
export function UnpublishQuestion({ title, onClose, onUnpublish }: Props) {
  const { t } = useTranslation('content');
  return (
    <Modal opened onClose={onClose} title={t('confirm.unpublishTitle')} size="sm" centered withCloseButton={false}>
      <Text>
        <Clipped>{t('confirm.unpublish', { title })}</Clipped>
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('btn.cancel')}
        </Button>
        <Button color="red" onClick={onUnpublish}>
          {t('op.unpublish')}
        </Button>
      </Group>
    </Modal>
  );
}
