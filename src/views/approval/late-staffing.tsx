import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const Note = late(async () => {
  const [{ StaffingNote }] = await Promise.all([imported(() => import('./staffing-note.tsx')), loadTexts('approval')]);
  return StaffingNote;
});

/** The warning of stages at which nobody can decide. Without any, neither it nor its texts are loaded. */
export const LateStaffing = ({ unstaffed }: { unstaffed: readonly UnstaffedStage[] }) =>
  unstaffed.length > 0 && (
    <ErrorBoundary fallback={() => null}>
      <Note unstaffed={unstaffed} />
    </ErrorBoundary>
  );
