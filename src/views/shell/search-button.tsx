import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { commandKeys, keyboardInUse } from '#src/views/words/key-names.ts';
import { useOpenDialog } from '#src/views/dialogs/open-dialog.ts';
import classes from './search-button.module.css';

/** Looks like a search field and opens the command palette; an icon on phones. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const open = useOpenDialog();
  const keys = keyboardInUse() === 'mac' ? '⌘K' : 'Ctrl+K';
  return (
    <button
      type="button"
      className={clsx('mantine-focus-auto', classes.field)}
      aria-label={t('nav.search')}
      aria-haspopup="dialog"
      data-keys={keys}
      aria-keyshortcuts={commandKeys('K')}
      title={`${t('nav.search')} ${keys}`}
      onClick={() => open('palette')}
    >
      <SearchIcon size={18} stroke={1.6} aria-hidden />
      <span>{t('nav.search')}</span>
    </button>
  );
}
