import { Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Language, languageInfo, languages } from '#src/i18n/languages.ts';
import { useApp } from '#src/views/app-context.ts';
import { SelectorIcon } from '#src/views/looks/icons.ts';

/** Switches the language at once (product 1). A native select, so that the login page needs no menu. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common');
  const { changeLanguage } = useApp();
  return (
    <Input
      component="select"
      pointer
      size="xs"
      aria-label={t('nav.language')}
      rightSection={<SelectorIcon size={14} color="var(--mantine-color-dimmed)" aria-hidden />}
      rightSectionPointerEvents="none"
      value={i18n.language}
      onChange={(event) => changeLanguage(event.currentTarget.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageInfo[language].name}
        </option>
      ))}
    </Input>
  );
}
