import { Skeleton } from '@mantine/core';
import type { Grants } from '#src/domain/rights/access.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { HeadFiguresActor } from '#src/machines/work/shelf.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

export interface HeadFiguresProps {
  actor: HeadFiguresActor;
  grants: Grants;
}

/** As high as the figures, so that nothing below them moves. */
export const HeadSkeleton = () => <Skeleton height={92} />;

const Loaded = late(async () => {
  const [{ HeadFigures: Figures }] = await Promise.all([
    imported(() => import('./head-figures.tsx')),
    loadTexts('figures', 'nouns', 'content', 'tourism', 'consultations'),
  ]);
  return Figures;
}, HeadSkeleton);

/** Most people see no statistics, so the figures and their texts load on demand. The home page works without them. */
export const HeadFigures = (props: HeadFiguresProps) => (
  <ErrorBoundary fallback={() => null}>
    <Loaded {...props} />
  </ErrorBoundary>
);
