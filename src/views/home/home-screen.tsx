import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { headStatistics } from '#src/domain/work/head-figures.ts';
import type { HeadFiguresActor, KeptDraftsActor, RecentWorkActor, WaitingActor } from '#src/machines/work/shelf.ts';
import type { WorkListActor } from '#src/machines/work/work-list.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { RecentWork } from '#src/views/work/recent-work.tsx';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { HeadFigures } from './late-head-figures.tsx';
import { roleText } from '#src/domain/roles/role-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './home-screen.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

/** The number of records shown. */
const shownRecords = 8;

/** The home page: figures, waiting work, recent work, and the pages that are granted. */
export function HomeScreen({ actor: work }: { actor: WorkListActor }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const { session } = useApp();
  const { account, grants } = useContextOf(session, 'account', 'grants');
  useReportVisibility(work);
  const { waiting, keptDrafts, recentWork, headFigures } = work.getSnapshot().children;
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{t('home.greeting', { name: account?.name ?? '' })}</Title>
        <Text c="dimmed">{account && roleText(account.roleName, text)}</Text>
      </header>
      {headStatistics(grants).length > 0 && <HeadFigures actor={headFigures as HeadFiguresActor} grants={grants} />}
      <div className={classes.columns}>
        <div className={classes.work}>
          <Waiting waiting={waiting as WaitingActor} keptDrafts={keptDrafts as KeptDraftsActor} grants={grants} />
          {contentTypes.some(({ path }) => opens(grants, path)) && (
            <RecentWork actor={recentWork as RecentWorkActor} most={shownRecords} atHome />
          )}
        </div>
        <Shortcuts grants={grants} />
      </div>
    </div>
  );
}
