import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { commandKeys, keyboardInUse } from '#src/views/words/key-names.ts';
import { useOpenDialog } from '#src/views/dialogs/open-dialog.ts';

/** Opens the menu search with its commands. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const open = useOpenDialog();
  const keys = keyboardInUse() === 'mac' ? '⌘K' : 'Ctrl+K';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('nav.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={commandKeys('K')}
      title={`${t('nav.search')} ${keys}`}
      onClick={() => open('palette')}
    >
      <SearchIcon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
