import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../parts/language-select.tsx';
import classes from './profile-screen.module.css';

/** What the person chose for this browser. */
export function Preferences() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Paper withBorder component="section" aria-labelledby="profile-preferences" className={classes.card}>
      <Title order={2} id="profile-preferences">
        {t('profile.preferences')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('profile.preferences.hint')}
      </Text>
      <div className={classes.choice}>
        <span aria-hidden>{t('common:nav.language')}</span>
        <LanguageSelect />
      </div>
      {/* The button that opens the settings panel belongs here, with className={classes.action}. */}
    </Paper>
  );
}
