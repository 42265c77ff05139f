import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#src/views/words/format-time.ts';

interface Props {
  /** The machine of the page. */
  page: { send: (event: { type: 'draft.taken' | 'draft.discarded' }) => void };
  savedAt: number;
  /** Whether the record has changed since the draft was begun. */
  isOlder?: boolean;
  /** What is done with the draft before the machine is told; most forms are filled by their machine. */
  onTake?: () => void;
}

/** Offers back what an earlier visit left unsaved (decision 017), and says when the record has changed since. */
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
