import { Button, Text } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Undo } from '#src/domain/content/undo.ts';
import { holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { type Notice, undoIn } from '#src/domain/shell/notice.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useOffers } from '#src/views/app-context.ts';
import { actionLook } from './action-look.ts';

/** The button that undoes the act, and what the undo cannot bring back. */
export function UndoPart({ undo, onUndo }: { undo: Undo; onUndo: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      {undo.kind === 'operation' && undo.loss && (
        <Text size="xs" c="dimmed" mt={4}>
          {t(`notice.undo.${undo.loss}`)}
        </Text>
      )}
      <Button {...actionLook} onClick={onUndo}>
        {t('notice.undo')}
      </Button>
    </>
  );
}

/** Returns the undo of a notice for a person with the right to it, if the server can carry it out; otherwise null. */
export function useOfferedUndo(): (notice: Notice) => Undo | null {
  const grants = useGrants();
  const offersRevisions = useOffers('revisions');
  return useCallback(
    (notice) => {
      const undo = undoIn(notice);
      if (!undo || (undo.kind === 'restore' && !offersRevisions)) return null;
      const right = undo.kind === 'restore' ? 'edit' : undo.operation.right;
      return holds(grants, rightFor(undo.path, right)) ? undo : null;
    },
    [grants, offersRevisions],
  );
}
