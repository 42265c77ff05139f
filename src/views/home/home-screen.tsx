import { Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { KeptDraftsActor, RecentWorkActor, WaitingActor } from '#src/machines/work/shelf.ts';
import type { WorkListActor } from '#src/machines/work/work-list.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { RecentWork } from '#src/views/work/recent-work.tsx';
import { useTellWhetherSeen } from '#src/views/page/use-tell-whether-seen.ts';
import classes from './home-screen.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

const selectAccount = (snapshot: SessionSnapshot) => snapshot.context.account;
const selectGrants = (snapshot: SessionSnapshot) => snapshot.context.grants;

/** How many records are shown. */
const shownRecords = 8;

/** The home page, a work list: what waits for the person, their recent work, and the pages that are granted. */
export function HomeScreen({ work }: { work: WorkListActor }) {
  const { t } = useTranslation('home');
  const { session } = useApp();
  const account = useSelector(session, selectAccount);
  const grants = useSelector(session, selectGrants);
  useTellWhetherSeen(work);
  const { waiting, keptDrafts, recentWork } = work.getSnapshot().children;
  return (
    <div className={classes.page}>
      <Title order={1}>{t('home.greeting', { name: account?.name ?? '' })}</Title>
      <div className={classes.columns}>
        <div className={classes.work}>
          <Waiting waiting={waiting as WaitingActor} keptDrafts={keptDrafts as KeptDraftsActor} grants={grants} />
          {contentTypes.some(({ path }) => opens(grants, path)) && (
            <RecentWork actor={recentWork as RecentWorkActor} most={shownRecords} grantedOnly />
          )}
        </div>
        <Shortcuts grants={grants} />
      </div>
    </div>
  );
}
