import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useChild, useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatInstant, formatTime } from '#src/views/words/format-time.ts';
import { EnteredMark } from './entering/entered-mark.tsx';

/** Messages about the whole sheet: locked and why, reopened, or restored from this device. */
export function SheetMessages({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const { draft, restoredAt } = useContextOf(sheet, 'draft', 'restoredAt');
  const isLocked = useMatches(sheet, 'locked');
  const { state, submittedTime, reopened, entered } = own;
  const files = useChild(sheet, 'files');
  return (
    <>
      {isLocked && state !== 'notStarted' && state !== 'begun' && (
        <Alert color="gray" variant="light" py="xs" role="status">
          {t(`state.${state}`, { time: formatTime(submittedTime ?? '') })}
        </Alert>
      )}
      {isLocked && entered && <EnteredMark entered={entered} files={files} />}
      {!isLocked && reopened && (
        <Alert color="yellow" variant="light" py="xs">
          <Clipped>
            {t('reopened', { by: reopened.by, time: formatTime(reopened.time), reason: reopened.reason })}
          </Clipped>
        </Alert>
      )}
      {!isLocked && restoredAt !== null && (
        <Alert color="gray" variant="light" py="xs" role="status">
          {t('restored', { time: formatInstant(restoredAt) })}
        </Alert>
      )}
      {draft && <DraftOffer page={sheet} savedAt={draft.savedAt} isOlder />}
    </>
  );
}
