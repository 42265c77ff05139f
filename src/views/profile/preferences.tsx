import { Button, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '#src/views/app-context.ts';
import { LanguageSelect } from '#src/views/preferences/language-select.tsx';
import classes from './profile-screen.module.css';

/** The person's preferences in this browser. */
export function Preferences() {
  const { t } = useTranslation(['profile', 'common', 'shell']);
  const { preferences } = useApp();
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
      <Button variant="default" className={classes.action} onClick={() => preferences.send({ type: 'panel.open' })}>
        {t('shell:nav.settings')}
      </Button>
    </Paper>
  );
}
