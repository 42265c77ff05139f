import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';

/** A page of another site. The address is in the form that browsers use. */
export interface Site {
  host: string;
  href: string;
}

interface Props {
  site: Site;
  open: boolean;
  onClose: () => void;
}

/** Shows the true host of a link: look-alike letters are written out (`xn--…`). */
export function LeavingDialog({ site, open, onClose }: Props) {
  const { t } = useTranslation('leaving');
  return (
    <Dialog opened={open} onClose={onClose} title={t('title')}>
      <Text>{t('body')}</Text>
      <Text fw={600} my={4} style={wrapped}>
        {site.host}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <Clipped>{site.href}</Clipped>
      </Text>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('stay')}
        </Button>
        <Button
          component="a"
          href={site.href}
          target="_blank"
          rel="noopener noreferrer"
          data-asked=""
          onClick={onClose}
        >
          {t('open')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const wrapped = { overflowWrap: 'anywhere' } as const;
