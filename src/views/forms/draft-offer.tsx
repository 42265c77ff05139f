import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#src/views/words/format-time.ts';

interface Props {
  /** The machine of the page. */
  page: { send: (event: { type: 'draft.taken' | 'draft.discarded' }) => void };
  savedAt: number;
  /** Whether the record has changed since the draft was started. */
  isOlder?: boolean;
  /** Runs before the machine takes the draft; most forms are filled by their machine. */
  onTake?: () => void;
}

/** Offers the unsaved draft of an earlier visit (decision 017), and warns if the record has changed since. */
export function DraftOffer({ page, savedAt, isOlder = false, onTake }: Props) {
  const { t } = useTranslation('content');
  const take = () => {
    onTake?.();
    page.send({ type: 'draft.taken' });
  };
  return (
    <Alert color="yellow" variant="light" py="xs" title={t('draft.title', { time: formatInstant(savedAt) })}>
      <span>{t(isOlder ? 'draft.older' : 'draft.hint')}</span>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={take}>
          {t('draft.take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => page.send({ type: 'draft.discarded' })}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
