import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keyMark } from '#src/domain/shortcuts.ts';
import { SearchIcon } from '../parts/icons.ts';
import { keyboardInUse } from '../parts/keyboard.ts';
import { useOpenDialog } from './open-dialog.ts';

/** Opens the menu search with its commands. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const open = useOpenDialog();
  const keyboard = keyboardInUse();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('nav.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyboard === 'mac' ? 'Meta+K' : 'Control+K'}
      title={`${t('nav.search')} ${keyMark('mod', keyboard)} K`}
      onClick={() => open('palette')}
    >
      <SearchIcon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
