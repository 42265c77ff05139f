import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { FindingChipProps } from './finding-chip.tsx';

const FindingChip = late(async () => {
  const [{ FindingChip: Loaded }] = await Promise.all([
    imported(() => import('./finding-chip.tsx')),
    loadTexts('findings'),
  ]);
  return Loaded;
});

/** Lists are rarely opened from the inspection: the chip and the names of the checks load on demand. */
export const LateFindingChip = (props: FindingChipProps) => (
  <ErrorBoundary fallback={() => null}>
    <FindingChip {...props} />
  </ErrorBoundary>
);
