import { Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { inspectsAnything } from '#src/domain/inspection/columns.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { homePath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { headStatistics } from '#src/domain/work/head-figures.ts';
import type { WorkListActor } from '#src/machines/work/work-list.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LateInspection } from '#src/views/inspection/late-inspection.tsx';
import { RecentWork } from '#src/views/work/recent-work.tsx';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { HeadFigures } from './late-head-figures.tsx';
import { roleText } from '#src/domain/roles/role-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { HomeTabs } from './home-tabs.tsx';
import classes from './home-screen.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

/** The number of records shown. */
const shownRecords = 8;

/**
 * The home page: figures, waiting work, recent work, and the pages that are granted. People who may open a page that is inspected
 * have the inspection as a second tab (decision 068).
 */
export function HomeScreen({ actor: work }: { actor: WorkListActor }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const { session } = useApp();
  const { account, grants } = useContextOf(session, 'account', 'grants');
  const { isInspectionAsked } = useContextOf(work, 'isInspectionAsked');
  const hasInspection = inspectsAnything(grants);
  const isInspecting = hasInspection && isInspectionAsked;
  const isDenied = !hasInspection && isInspectionAsked;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isDenied) navigate(homePath, { replace: true });
  }, [isDenied, navigate]);
  const [name, role] = [account?.name ?? '', account ? roleText(account.roleName, text) : ''];
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{isInspecting ? t('home.tab.inspection') : t('home.greeting', { name })}</Title>
        <Text c="dimmed">{isInspecting ? `${name} · ${role}` : role}</Text>
      </header>
      {hasInspection ? (
        <HomeTabs chosen={isInspecting ? 'inspection' : 'work'}>
          {isInspecting ? <LateInspection work={work} /> : <Work work={work} grants={grants} />}
        </HomeTabs>
      ) : (
        <Work work={work} grants={grants} />
      )}
    </div>
  );
}

function Work({ work, grants }: { work: WorkListActor; grants: Grants }) {
  useReportVisibility(work);
  const waiting = useChild(work, 'waiting');
  const keptDrafts = useChild(work, 'keptDrafts');
  const recentWork = useChild(work, 'recentWork');
  const headFigures = useChild(work, 'headFigures');
  if (!waiting || !keptDrafts || !recentWork || !headFigures) return null;
  return (
    <>
      {headStatistics(grants).length > 0 && <HeadFigures actor={headFigures} grants={grants} />}
      <div className={classes.columns}>
        <div className={classes.work}>
          <Waiting waiting={waiting} keptDrafts={keptDrafts} grants={grants} />
          {contentTypes.some(({ path }) => opens(grants, path)) && (
            <RecentWork actor={recentWork} most={shownRecords} atHome />
          )}
        </div>
        <Shortcuts grants={grants} />
      </div>
    </>
  );
}
