import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { UndoActor } from '#src/machines/shell/undo.ts';
import { type Readable, useMatches } from '#src/views/actors/use-snapshot.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const Question = late(async () => {
  const [{ UndoQuestion }] = await Promise.all([
    imported(() => import('./undo-question.tsx')),
    loadTexts('editor', 'content'),
  ]);
  return UndoQuestion;
});

/** The root actor, which starts the actor of undos with the first one. */
export type UndoingRoot = Readable<{ context: { undo: AnyActorRef | null } }>;

/** The question before an undo publishes what needs a reason, loaded when it is first asked. */
export function LateUndoQuestion({ root }: { root: UndoingRoot }) {
  const undo = useSelector(root, ({ context }) => context.undo as UndoActor | null);
  return undo && <Asked undo={undo} />;
}

function Asked({ undo }: { undo: UndoActor }) {
  const { t } = useTranslation('shell');
  const isAsking = useMatches(undo, 'asking');
  return (
    <LateDialog open={isAsking} onClose={() => undo.send({ type: 'cancel' })} title={t('notice.undo')}>
      {isAsking && <Question undo={undo} />}
    </LateDialog>
  );
}
