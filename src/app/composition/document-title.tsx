import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#src/i18n/legible.ts';
import { usePageTitle } from '#src/views/page/use-page-title.ts';

/** The document's title: page and platform, in the current language (product 2). */
export function DocumentTitle() {
  const { t } = useTranslation('common');
  const title = usePageTitle();
  const platform = t('app.title');
  useEffect(() => {
    document.title = title ? `${isolated(title)} - ${platform}` : platform;
  }, [title, platform]);
  return null;
}
