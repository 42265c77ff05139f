import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { grantPath, matchRoute } from '#src/domain/routes/routes.ts';
import type { PageActor } from '#src/machines/page.ts';
import type { LivePage } from '#src/machines/shell/tabs-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { PagePathProvider } from '#src/views/page/page-path.ts';
import { pageMemoryOf, PageMemoryProvider } from '#src/views/page/page-state.ts';
import { isMissingChunk } from '#src/i18n/import-afresh.ts';
import { LoadingPage } from '#src/views/late/loading-page.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { PageBoundary } from './page-boundary.ts';
import { PageBox } from './page-box.tsx';

interface Props {
  path: string;
  page: LivePage;
}

/**
 * One page. An error in it does not reach the rest of the app (fault I5), and a change outside it, such as
 * another address or tab, does not render it again.
 */
export const PageFrame = memo(({ path, page }: Props) => {
  const { tabs, reportError } = useApp();
  const match = matchRoute(path);
  const onRetry = () => tabs.send({ type: 'tab.refresh', path });
  return (
    <PageBox>
      <PagePathProvider value={match ? grantPath(match.route) : path}>
        <PageBoundary
          fallback={(_, error) =>
            isMissingChunk(error) ? <UnavailablePage /> : <PageTrouble kind="crashed" onRetry={onRetry} />
          }
          onError={reportError}
        >
          {page.actor ? (
            <RunningPage path={path} actor={page.actor} onRetry={onRetry} />
          ) : (
            <PageTrouble kind="crashed" onRetry={onRetry} />
          )}
        </PageBoundary>
      </PagePathProvider>
    </PageBox>
  );
});

function RunningPage({ path, actor, onRetry }: { path: string; actor: PageActor; onRetry: () => void }) {
  const { screenOf } = useApp();
  const phase = useSelector(actor, ({ value }) => value);
  const { screenActor } = useContextOf(actor, 'screenActor');
  if (phase === 'opening' || phase === 'loading') return <LoadingPage />;
  if (phase === 'unavailable') return <UnavailablePage />;
  const Screen = screenOf(path);
  if (phase === 'crashed' || !Screen) return <PageTrouble kind="crashed" onRetry={onRetry} />;
  return (
    <PageMemoryProvider value={pageMemoryOf(actor)}>
      <Screen actor={screenActor} />
    </PageMemoryProvider>
  );
}

/** Chromium remembers a failed import as long as the document lives, so only a reload fetches the file again. */
function UnavailablePage() {
  const { hasUnsaved } = useApp();
  return <PageTrouble kind={hasUnsaved() ? 'outdated' : 'unavailable'} onRetry={() => globalThis.location.reload()} />;
}
