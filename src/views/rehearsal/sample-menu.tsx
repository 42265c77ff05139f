import { useTranslation } from 'react-i18next';
import { buildMenu } from '#src/domain/shell/menu.ts';
import { WideMenu } from '#src/views/menu/wide-menu.tsx';
import { SearchButton } from '#src/views/shell/search-button.tsx';

/** A menu of the usual length, below the field of the top bar. A guest does not get to know the names of pages. */
export function SampleMenu() {
  const { t } = useTranslation('content');
  return (
    <div>
      <SearchButton />
      <WideMenu items={items} active="" counts={{}} text={() => t('btn.edit')} targetOf={nowhere} />
    </div>
  );
}

const items = buildMenu({ admin: true, pages: [], buttons: [] });

const nowhere = () => ({ href: '/', replace: false });
