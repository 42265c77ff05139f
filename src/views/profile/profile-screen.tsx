import '#src/views/styles/profile.ts';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfileActor } from '#src/machines/work/profile.ts';
import type { OwnLoginsActor, RecentWorkActor } from '#src/machines/work/shelf.ts';
import { RecentWork } from '#src/views/work/recent-work.tsx';
import { AccountCard } from './account-card.tsx';
import { OwnLogins } from './own-logins.tsx';
import { Preferences } from './preferences.tsx';
import classes from './profile-screen.module.css';

/** The number of records shown. */
const shownRecords = 12;

/** The personal centre (decision 027): own account, preferences, recent work and log-ins. */
export function ProfileScreen({ actor: profile }: { actor: ProfileActor }) {
  const { t } = useTranslation('shell');
  const { recentWork, ownLogins } = profile.getSnapshot().children;
  return (
    <Stack gap="lg" className={classes.page}>
      <Title order={1}>{t('menu.profile')}</Title>
      <div className={classes.cards}>
        <AccountCard />
        <Preferences />
      </div>
      <RecentWork actor={recentWork as RecentWorkActor} most={shownRecords} />
      <OwnLogins actor={ownLogins as OwnLoginsActor} />
    </Stack>
  );
}
