import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Language, languageInfo, languages } from '#src/i18n/languages.ts';
import { useApp } from '../app-context.ts';

const choices = languages.map((language) => ({ value: language, label: languageInfo[language].name }));

/** Switches the language live (spec 1). A native select, so that the login page needs no menu. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common');
  const { changeLanguage } = useApp();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('nav.language')}
      data={choices}
      value={i18n.language}
      onChange={(event) => changeLanguage(event.currentTarget.value as Language)}
    />
  );
}
