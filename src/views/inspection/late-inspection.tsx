import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { WorkListActor } from '#src/machines/work/work-list.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { late } from '#src/views/late/late.tsx';

const Waiting = () => <Skeleton height={592} />;

const InspectionPanel = late(async () => {
  const [{ InspectionPanel: Loaded }] = await Promise.all([
    imported(() => import('./inspection-panel.tsx')),
    loadTexts('inspection', 'findings', 'nouns', 'homePage'),
  ]);
  return Loaded;
}, Waiting);

/** The inspection, in chunks of its own together with its machine: most visits of the home page do not open it. */
export function LateInspection({ work }: { work: WorkListActor }) {
  const { t } = useTranslation('home');
  const { reportError } = useApp();
  const { inspection } = useContextOf(work, 'inspection');
  const isMissing = useMatches(work, { inspection: 'unavailable' });
  if (isMissing)
    return (
      <FailedState
        title={t('home.inspectionFailed')}
        failure={null}
        onRetry={() => work.send({ type: 'inspection.retry' })}
      />
    );
  return (
    <ErrorBoundary
      onError={reportError}
      fallback={(retry) => <FailedState title={t('home.inspectionFailed')} failure={null} onRetry={retry} />}
    >
      {inspection ? <InspectionPanel inspecting={inspection} /> : <Waiting />}
    </ErrorBoundary>
  );
}
